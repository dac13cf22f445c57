import { budgetOf } from '../budgets'
import { pathsOf } from '../references'
import type { PageRule } from '../rule'
import { compressedSize, firstPartSize, kilobytes } from '../weight'

export const pageWeight = {
  name: 'page weight',
  scope: 'page',
  why: 'HTML, with its inline styles and scripts, and linked style sheets are at most 14 kB in Brotli, on the home page 15 kB, on posts and categories of the blog 20 kB. What the first paint waits for is at most 13 kB, except in categories, which are one list: on a new connection the first 11.3 kB come in one round trip (docs/decisions/026).',
  async check(page, site) {
    const budget = budgetOf(page)
    const sheets = page.all('link').filter((link) => link.getAttribute('rel') === 'stylesheet')
    const linked = await compressedSize(site, pathsOf(sheets, 'href', page, site.origin))
    const whole = (await compressedSize(site, [page.file])) + linked
    // What is within it as a whole needs no second look.
    const first = whole <= budget.firstPart ? whole : (await firstPartSize(Buffer.from(page.source))) + linked
    return [
      ...(whole > budget.page ? [{ found: `${kilobytes(whole)} of HTML and CSS`, expected: `at most ${kilobytes(budget.page)}` }] : []),
      ...(first > budget.firstPart
        ? [{ found: `${kilobytes(first)} of HTML and CSS before the first paint`, expected: `at most ${kilobytes(budget.firstPart)}` }]
        : []),
    ]
  },
} satisfies PageRule
