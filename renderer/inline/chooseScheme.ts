/**
 * Runs in `<head>` before the first paint: says on the root which scheme the visitor has chosen, `light`, `dark` or none, where
 * the page’s rules and the browser’s own bar find it. The choice is made in a drop-down (`components/layout/SchemeSwitch.tsx`)
 * and holds for all open pages, those that the browser has kept alive included.
 *
 * @param key of local storage, and the drop-down’s id.
 */
export default function chooseScheme({ key }: { key: string }): void {
  let chosen = ''
  const field = () => document.getElementById(key) as HTMLSelectElement | null
  show()
  for (const event of ['pageshow', 'storage']) addEventListener(event, show)
  addEventListener('change', ({ target }) => {
    if (target !== field()) return
    chosen = (target as HTMLSelectElement).value
    // Storage can be forbidden.
    try {
      localStorage.setItem(key, chosen)
    } catch {}
    show()
  })

  function show(): void {
    try {
      // Storage is opened for the first page that asks, which takes some milliseconds. Who has no cookie yet has not been here
      // (`detectLanguage.ts`), and has chosen nothing.
      if (document.cookie) chosen = localStorage.getItem(key) ?? chosen
    } catch {}
    document.documentElement.dataset.scheme = chosen
    for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
      const scheme = index ? 'dark' : 'light'
      meta.media = chosen ? (chosen === scheme ? '' : 'not all') : `(prefers-color-scheme:${scheme})`
    }
    const select = field()
    if (select) select.value = chosen
  }
}
