/**
 * Aborts a `+data` hook whose address has no entry: the preview then shows the 404 page. Builds never render such a page,
 * so Vike is imported on demand.
 *
 * @see https://vike.dev/render
 */
export async function notFound(): Promise<never> {
  const { render } = await import('vike/abort')
  throw render(404)
}
