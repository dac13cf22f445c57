import { budgetOf } from '../budgets'
import { pathOnSite } from '../references'
import type { PageRule } from '../rule'
import { scriptsOf } from '../scripts'
import { compressedSize, kilobytes } from '../weight'

export const scriptWeight = {
  name: 'script weight',
  scope: 'page',
  why: 'Script files that a page loads by itself, with all that they import, are at most 2 kB in Brotli, on contact and post pages 3 kB; what wakes later is not counted, nor what stands in the HTML, which is weighed with it.',
  check(page, site) {
    const sources = page.all('script').flatMap((script) => script.getAttribute('src') ?? [])
    const preloaded = page.all('link').flatMap((link) => (link.getAttribute('rel') === 'modulepreload' ? (link.getAttribute('href') ?? []) : []))
    const paths = [...sources, ...preloaded].flatMap((address) => pathOnSite(address, page, site.origin) ?? [])
    const bytes = [...scriptsOf(site, paths)].reduce((sum, path) => sum + compressedSize(site, path), 0)
    const budget = budgetOf(page).script
    return bytes <= budget ? [] : [{ found: `${kilobytes(bytes)} of script`, expected: `at most ${kilobytes(budget)}` }]
  },
} satisfies PageRule
