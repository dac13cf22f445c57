import { nearName } from '../collections/nearName'
import { splitAddress } from '../i18n/address'
import { movedPaths, type RedirectEntry } from './movedPaths'
import type { PageDates } from './pageDates'
import { pathsAbove } from './pathsAbove'

/** Maximum pages listed; the rest is counted. */
const maxListed = 20

/**
 * The pages of the last build that neither exist any more nor redirect: links, bookmarks and search results to them are
 * broken. A page that only some languages lack is a draft there.
 *
 * @param before addresses in the last build, redirects included.
 * @param now paths of the current pages, without language.
 * @param redirects of `content/redirects.json`, without language.
 * @returns paths without language.
 */
export function findLostPages(before: Iterable<string>, now: Iterable<string>, redirects: readonly RedirectEntry[]): string[] {
  const pages = new Set(now)
  const reachable = new Set([...pages, ...movedPaths(redirects, pages).keys()])
  const paths = [...before].map((address) => splitAddress(address).path)
  return [...new Set(paths)].filter((path) => !reachable.has(path) && !path.endsWith('/404'))
}

/**
 * Where pages have gone that were given another address: to the new page that shows the same.
 *
 * @param contents fingerprints of the current pages’ visible content, by address.
 * @returns by path, without language.
 */
export function findRenamed(lost: readonly string[], before: PageDates | undefined, contents: Record<string, string>): Map<string, string> {
  const known = before?.pages ?? {}
  const added = new Map(Object.entries(contents).flatMap(([address, content]) => (known[address] ? [] : [[content, splitAddress(address).path]])))
  const found = Object.entries(known).flatMap(([address, [content]]): [string, string][] => {
    const to = added.get(content)
    return to === undefined ? [] : [[splitAddress(address).path, to]]
  })
  return new Map(found.filter(([from]) => lost.includes(from)))
}

/**
 * Messages for the lost pages, each with a remedy; empty if there are none.
 *
 * @param now as above.
 * @param renamed where some of them are known to be.
 */
export function describeLostPages(lost: readonly string[], now: Iterable<string>, renamed: ReadonlyMap<string, string> = new Map()): string[] {
  if (lost.length === 0) return []
  const pages = new Set(now)
  const folders = [...new Set(lost.map(folderOf))].map((from) => ({ from, to: movedTo(from, lost, pages) }))
  const moved = folders.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]))
  const single = lost.filter((path) => !moved.some(({ from, to }) => isIn(from, path, to, pages)))
  const categories = folders.flatMap(({ from, to }) => (to !== '' && isCategory(from, lost, pages) ? [from] : []))
  const lines = [
    ...moved.map(({ from, to }) => `  npm run new -- redirect --from ${from} --to ${to || '/'} --below yes`),
    ...single.slice(0, maxListed).map((path) => `  npm run new -- redirect --from ${path} --to ${renamed.get(path) ?? suggest(path, pages, categories)}`),
  ]
  const more = single.length > maxListed ? [`  and ${single.length - maxListed} more`] : []
  const what =
    lost.length === 1
      ? 'A page of the last build is gone without a redirect. If it was published, add one:'
      : `${lost.length} pages of the last build are gone without redirects. If they were published, add them:`
  return [what, ...lines, ...more]
}

function folderOf(path: string): string {
  return `/${path.split('/')[1]}`
}

/** Where the pages of a folder are now: without it, if it is a withdrawn language, or in another one, if it is a renamed category. */
function movedTo(folder: string, lost: readonly string[], pages: ReadonlySet<string>): string | undefined {
  if (lost.filter((path) => isIn(folder, path, '', pages)).length >= 3) return ''
  if (!lost.includes(folder)) return undefined
  const below = lost.filter((path) => path.startsWith(`${folder}/`))
  // A single page of the same name may be there by chance.
  const isMoved = (to: string) => below.filter((path) => isIn(folder, path, to, pages)).length * 2 > below.length
  return [...new Set([...pages].map(folderOf))].find((to) => pages.has(to) && isMoved(to))
}

/** Whether an address is that of a folder, or of a page in it that has moved to the folder `to`. */
function isIn(folder: string, path: string, to: string, pages: ReadonlySet<string>): boolean {
  return path === folder || (path.startsWith(`${folder}/`) && pages.has(to + path.slice(folder.length)))
}

/** Whether a folder, with pages of its own, all of them gone, was probably a category of the blog. */
function isCategory(folder: string, lost: readonly string[], pages: ReadonlySet<string>): boolean {
  const isBelow = (path: string) => path.startsWith(`${folder}/`)
  return pages.has('/blog') && !(folder in lists) && lost.includes(folder) && lost.some(isBelow) && ![...pages].some(isBelow)
}

/** The lists of entries that have pages, by the folder of these. */
const lists: Readonly<Record<string, string>> = {
  '/project-details': '/work',
  ...Object.fromEntries(['/work', '/services', '/what-we-do', '/career'].map((list) => [list, list])),
}

/** A page with the same last part, such as a post in another category, or with a similar address, else the nearest ancestor. */
function suggest(path: string, pages: ReadonlySet<string>, categories: readonly string[]): string {
  const parts = path.split('/')
  const list = lists[folderOf(path)] ?? (categories.includes(folderOf(path)) ? '/blog' : undefined)
  const siblings = [...pages].filter((page) => page.split('/').length === parts.length)
  const moved = siblings.filter((page) => page.endsWith(`/${parts.at(-1)}`))
  return (
    (moved.length === 1 ? moved[0] : undefined) ??
    nearName(path, siblings) ??
    [list, ...pathsAbove(path)].find((each) => each !== undefined && pages.has(each)) ??
    '/'
  )
}
