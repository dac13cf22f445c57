import { budgetOf } from '../budgets'
import type { PageRule } from '../rule'
import { scriptsNamed, scriptsOf, scriptsPreloaded } from '../scripts'
import { compressedSize, overweight } from '../weight'

export const scriptWeight = {
  name: 'script weight',
  scope: 'page',
  why: 'Script files that load with the page, including all their imports, are at most 2 kB in Brotli, on contact and post pages 3 kB. Islands that load later do not count, nor inline scripts, which count towards the page weight. The home page also preloads its first island, at most 62 kB; nothing else does.',
  async check(page, site) {
    const run = scriptsOf(site, scriptsNamed(page, site.origin))
    const preloaded = [...scriptsOf(site, scriptsPreloaded(page, site.origin))].filter((path) => !run.has(path))
    const budget = budgetOf(page)
    const weights = [
      { bytes: await compressedSize(site, run), limit: budget.script, what: 'of script' },
      { bytes: await compressedSize(site, preloaded), limit: budget.preloaded, what: 'of preloaded script' },
    ]
    return overweight(weights)
  },
} satisfies PageRule
