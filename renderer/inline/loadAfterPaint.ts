/**
 * Stands at the end of each document, and loads the page’s script, which its element names (`data-src`), once what has been
 * read so far has been painted: on a slow line nothing then shares it with the picture that is seen first.
 */
export default function loadAfterPaint(): void {
  const { src = '' } = (document.currentScript as HTMLScriptElement).dataset
  const load = () => import(src)
  // A page in the background, or rendered before it is asked for, paints nothing.
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
}
