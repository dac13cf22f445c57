import { budgetOf } from '../budgets'
import { pathOnSite } from '../references'
import type { PageRule } from '../rule'
import { compressedSize, kilobytes } from '../weight'

export const pageWeight = {
  name: 'page weight',
  scope: 'page',
  why: 'HTML, with its inline styles and scripts, and linked style sheets are at most 14 kB in Brotli: on a new connection the first 11.3 kB come in one round trip, and what the first paint waits for is in them on nearly every page (docs/decisions/026).',
  check(page, site) {
    const sheets = page.all('link').filter((link) => link.getAttribute('rel') === 'stylesheet')
    const paths = sheets.flatMap((link) => pathOnSite(link.getAttribute('href') ?? '', page, site.origin) ?? [])
    const bytes = [page.file, ...paths].reduce((sum, path) => sum + compressedSize(site, path), 0)
    const budget = budgetOf(page).page
    return bytes <= budget ? [] : [{ found: `${kilobytes(bytes)} of HTML and CSS`, expected: `at most ${kilobytes(budget)}` }]
  },
} satisfies PageRule
