import { budgetOf } from '../budgets'
import type { PageRule } from '../rule'
import { scriptsNamed, scriptsOf } from '../scripts'
import { compressedSize, kilobytes } from '../weight'

export const scriptWeight = {
  name: 'script weight',
  scope: 'page',
  why: 'Script files that load with the page, including all their imports, are at most 2 kB in Brotli, on contact and post pages 3 kB. Islands that load later do not count, nor inline scripts, which count towards the page weight.',
  check(page, site) {
    const bytes = [...scriptsOf(site, scriptsNamed(page, site.origin))].reduce((sum, path) => sum + compressedSize(site, path), 0)
    const budget = budgetOf(page).script
    return bytes <= budget ? [] : [{ found: `${kilobytes(bytes)} of script`, expected: `at most ${kilobytes(budget)}` }]
  },
} satisfies PageRule
