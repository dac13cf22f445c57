import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backendPictures } from '../blog/backendPictures'
import { decoded } from '../collections/decode'
import { photographPlaces } from '../collections/findPhotograph'
import { didYouMean, nearName } from '../collections/nearName'
import type { Fault, Place, Problem } from '../collections/problem'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { movedPaths } from '../seo/movedPaths'
import { forwardedTo, pathHere, reachOf, withoutSlash, withoutTracking } from './copiedAddress'
import { allEntries, type JsonFile, placeAt } from './jsonFile'
import { pagePaths } from './pagePaths'
import { missingPicture, publicPictureFault } from './publicPictures'
import type { Site } from './readSite'
import { placeInText } from './textPlace'

/** A link or picture address in content or a post. */
interface Use {
  file: string
  address: string
  isPicture: boolean
  /** Whether it is shown as it is, instead of words. */
  isInText?: boolean
  /** A function, because it is needed for problems only. */
  place: () => Place
}

/**
 * Every internal link must lead to a page or a file, and every picture of a post must exist and have a readable size. Links in
 * texts may lead to a redirect (`movedLinks`); the menu must not.
 */
export function checkLinks(site: Site): Problem[] {
  const pages = pagePaths(site)
  if (!pages) return []
  const moved = movedOf(site)
  return usesIn(site).flatMap((use) => {
    if (use.file !== 'content/menu.json' && moved.has(pathOf(use))) return []
    const fault = checkUse(use, site, { pages, moved })
    return fault ? [{ ...use.place(), ...fault }] : []
  })
}

/** A line for each link that leads to a redirect. */
export function movedLinks(site: Site): string[] {
  const moved = movedOf(site)
  const uses = usesIn(site).filter((use) => moved.has(pathOf(use)))
  const lines = uses.map((use) => {
    const { file, line, column } = use.place()
    return `  ${file}:${line}:${column}: ${use.address} is ${moved.get(pathOf(use))} now`
  })
  return lines.length > 0 ? ['Links that lead to a redirect. They work; update them when convenient:', ...lines] : []
}

/** The links and pictures of content and posts. */
export function usesIn(site: Site): Use[] {
  return [...[...site.content.values()].flatMap(linksIn), ...linksInBlog(site)]
}

function movedOf(site: Site): Map<string, string> {
  return movedPaths(site.loaded.redirects ?? [], pagePaths(site) ?? new Set())
}

/** The path on this site that an address names; '' for a picture. */
export function pathOf({ address, isPicture = false }: { address: string; isPicture?: boolean }): string {
  return isPicture ? '' : withoutSlash(address.split(/[?#]/)[0] ?? '')
}

interface Addresses {
  pages: ReadonlySet<string>
  /** Redirects, with their targets. */
  moved: ReadonlyMap<string, string>
}

function checkUse(use: Use, { root, loaded }: Site, addresses: Addresses): Fault | undefined {
  const { address, isPicture } = use
  if (/^([a-z][a-z+.-]*:|\/\/|#)/i.test(address)) return checkComplete(use, { root, origin: loaded.site?.origin, ...addresses })
  if (!address.startsWith('/')) {
    return { found: `“${address}” is relative to the page that shows it`, remedy: remedyForRelative(address, addresses) }
  }
  const pathname = pathOf({ address })
  const isThere = isPublic(root, pathname)
  if (isPicture) return isThere ? publicPictureFault(pathname, root) : missingPicture(pathname, root)
  return isThere ? undefined : checkPage(address, addresses)
}

/** An address with a scheme or a host, and a fragment of the page itself. */
function checkComplete(use: Use, { root, origin, pages, moved }: Addresses & { root: string; origin: string | undefined }): Fault | undefined {
  const { address, isInText } = use
  const [, behind] = /^https?:\/?([^/\s].*)/i.exec(address) ?? []
  // Browsers take it for a path of this site.
  if (behind !== undefined) return { found: `“${address}” lacks a slash`, remedy: `Write “https://${behind}”.` }
  const own = address.startsWith('#') ? undefined : pathHere(address, origin)
  const isHere = (path: string) => pages.has(path) || moved.has(path) || isPublic(root, path)
  const reach = reachOf(address)
  if (reach && (own === undefined || !isHere(pathOf({ address: own })))) {
    const better = /^file:/i.test(address)
      ? 'put the file into public/ and write its path there, such as /downloads/x.pdf'
      : 'the path of a page, such as /services'
    return { found: `“${address}” leads ${reach}`, remedy: `Write it as code, \`${address}\`, or ${better}.` }
  }
  if (own !== undefined) {
    const better = followMoved(own, moved)
    return { found: `“${address}” names this site by its host`, remedy: isInText ? `Write [words](${better}).` : `Write “${better}”.` }
  }
  if (/^http:/i.test(address) && URL.canParse(address)) {
    const better = withoutTracking(address.replace(/^http:/i, 'https:'))
    return { found: `“${address}” is not encrypted`, remedy: `Write “${better}”, if the site has that.` }
  }
  if (URL.canParse(address, 'https://example.com')) return address.startsWith('#') ? undefined : checkElsewhere(use)
  return { found: `“${address}” is not a complete address`, remedy: 'Write one such as https://example.com/page, or the path of a page, such as /services.' }
}

/** A link to a page, by its path. */
function checkPage(address: string, { pages, moved }: Addresses): Fault | undefined {
  const pathname = pathOf({ address })
  const { locale, path } = splitAddress(pathname)
  if (pages.has(path) || (moved.has(path) && locale !== defaultLocale)) {
    const rest = address.slice(/[?#]|$/.exec(address)?.index)
    const better = followMoved(withoutTracking(path + rest), moved)
    if (locale !== defaultLocale) {
      return { found: `“${address}” starts with a language, which pages add themselves`, remedy: `Write “${better}”: each language’s pages link to their own.` }
    }
    if (pathname + rest !== address) return { found: `“${address}” has a slash at its end, where no page is`, remedy: `Write “${better}”.` }
    return checkTracking(address)
  }
  // English has no prefix, and editors of Markdown suggest the paths of files.
  const bare = path.replace(new RegExp(`^/(?:${defaultLocale}|content/blog)(?=/)`), '').replace(/(?:\/index)?(?:\.[\w-]+)?\.(?:html|md)$/, '')
  const near = bare !== path && pages.has(bare) ? bare : nearName(path, pages)
  const remedy = near
    ? `Write “${near}”.`
    : `Write the path of a page, such as /services; if it has gone, say where to: npm run new -- redirect --from ${path} --to …`
  return { found: `there is no page ${path}${didYouMean(near)}`, remedy }
}

function remedyForRelative(address: string, { pages }: Addresses): string {
  if (/^www\./i.test(address)) return `Write “https://${address}”.`
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(address)) return `Write “mailto:${address}”.`
  if (/^\+?[\d()/-]{5,}$/.test(address)) return `Write “tel:${address}”.`
  if (/\.(?:pdf|docx?|odt|xlsx?|pptx?|csv|zip)$/i.test(address)) return `Put the file into public/, and write “/${basename(address)}”.`
  const post = /([\w-]+)\/index(?:\.[\w-]+)?\.md/.exec(address)?.[1] ?? /^\.\.?\/(?:.*\/)?([\w-]+)\/?$/.exec(address)?.[1]
  if (post === undefined) return `Start it with “/”: “/${address}”.`
  const path = [...pages].find((page) => page.endsWith(`/${post}`))
  return path ? `Write “${path}”.` : `Write the path of the page: “/<category>/${post}”.`
}

/** Addresses of other sites that pages leave out (`blog/markdown.ts`) or whose pictures the policy blocks (`renderer/policy.ts`). */
function checkElsewhere({ address, isPicture }: Use): Fault | undefined {
  const { protocol, origin } = new URL(address, 'https://example.com')
  if (isPicture && !backendPictures().includes(origin)) {
    return {
      found: `“${address}” is a picture from elsewhere, which browsers do not show here`,
      remedy: 'Put the picture beside the text, and write its file name.',
    }
  }
  if (['https:', 'mailto:', 'tel:'].includes(protocol)) return checkTracking(address)
  return { found: `“${address}” is no link that pages have`, remedy: 'Write an address that starts with https:, mailto: or tel:.' }
}

function checkTracking(address: string): Fault | undefined {
  const target = forwardedTo(address)
  if (target) return { found: `“${address}” leads through a page that counts clicks`, remedy: `Write “${withoutTracking(target)}”.` }
  const better = withoutTracking(address)
  return better === address ? undefined : { found: `“${address}” carries the tracking of whoever copied it`, remedy: `Write “${better}”.` }
}

/** An address, or where it is redirected to. */
function followMoved(address: string, moved: Addresses['moved']): string {
  const path = pathOf({ address })
  return (moved.get(path) ?? path) + address.slice(/[?#]|$/.exec(address)?.index)
}

/** Whether a path leads to a file of `public/`. */
function isPublic(root: string, path: string): boolean {
  return statSync(join(root, 'public', decoded(path)), { throwIfNoEntry: false })?.isFile() === true
}

/** Without `link` of a service, which is not shown. */
function linksIn(file: JsonFile): Use[] {
  return allEntries(file.tree)
    .filter(({ key, value }) => ['href', 'logo'].includes(key) && value.type === 'string')
    .map(({ key, value }) => ({ file: file.path, address: String(value.value), isPicture: key === 'logo', place: () => placeAt(file, value) }))
}

function linksInBlog({ root, blogTexts }: Site): Use[] {
  return blogTexts.flatMap(({ file, targets }) =>
    targets
      // Photographs are checked by check/photographs.ts.
      .filter(({ address, isPicture }) => !isPicture || photographPlaces(address, dirname(file)).length === 0)
      .map(({ offset, ...target }) => ({ ...target, file, place: () => placeInText(root, file, offset) })),
  )
}
