/**
 * Ends a `+data` that finds nothing at its address: in the preview, Vike then shows the page of unknown addresses. Builds
 * never ask for such a page, so they do not load what this takes.
 *
 * @see https://vike.dev/render
 */
export async function notFound(): Promise<never> {
  const { render } = await import('vike/abort')
  throw render(404)
}
