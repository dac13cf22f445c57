import { budgetOf } from '../budgets'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { PageRule } from '../rule'
import { scriptsNamed, scriptsOf, scriptsPreloaded } from '../scripts'
import type { Site } from '../site'

export const requests = {
  name: 'requests',
  scope: 'page',
  why: 'A page makes at most four requests before anybody scrolls: for itself, its script, the font and the first visible picture; the home page two more, for its first island. Others would compete with these on a slow connection; pictures further down are lazy. Icons do not count, because browsers fetch them last.',
  check(page, site) {
    const { requests: budget } = budgetOf(page)
    const asked = askedForAtOnce(page, site)
    return asked.length <= budget ? [] : [{ found: `${asked.length} files: ${asked.join(', ')}`, expected: `at most ${budget}` }]
  },
} satisfies PageRule

function askedForAtOnce(page: Page, site: Site): string[] {
  const here = (addresses: string[]) => addresses.map((address) => pathOnSite(address, page, site.origin) ?? address)
  const read = (tag: string, attribute: string, isMeant: (name: (attribute: string) => string | undefined) => boolean = () => true) =>
    page.all(tag).flatMap((element) => (isMeant((name) => element.getAttribute(name)) ? (element.getAttribute(attribute) ?? []) : []))

  const styles = read('link', 'href', (value) => value('rel') === 'stylesheet')
  // Fonts without preload load only on pages with their characters, which are unknown here.
  const preloaded = read('link', 'href', (value) => value('rel') === 'preload')
  // A browser loads one size of a photograph, also with a preload by `imagesrcset`, which has no `href`.
  const pictures = read('img', 'src', (value) => value('loading') !== 'lazy').filter((address) => !address.startsWith('data:'))
  const videos = [...read('video', 'poster'), ...read('video', 'src', (value) => value('preload') !== 'none')]
  return [
    ...new Set([
      page.file,
      ...scriptsOf(site, [...scriptsNamed(page, site.origin), ...scriptsPreloaded(page, site.origin)]),
      ...here([...styles, ...preloaded, ...pictures, ...videos]),
    ]),
  ]
}
