/** The paths above a page, the nearest first: `/a/b` and `/a` of `/a/b/c`. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`)
}
