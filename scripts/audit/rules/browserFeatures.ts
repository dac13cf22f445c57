import { type Fallback, fallbacks } from '../fallbacks'
import { type CompatTable, readCompatData } from '../features/compatData'
import type { FeatureUse } from '../features/featureUse'
import { featuresOfBuild } from '../features/ofBuild'
import type { Finding, SiteRule } from '../rule'
import type { Site } from '../site'

/** The rule, for a list of fallbacks. */
export function browserFeaturesRule(written: readonly Fallback[], read: () => CompatTable = readCompatData) {
  return {
    name: 'browser features',
    scope: 'site',
    why: 'Each feature that a browser in the browserslist of package.json lacks has a fallback, listed in scripts/audit/fallbacks.ts; scripts test for new functions before they call them. The versions are those of MDN (https://github.com/mdn/browser-compat-data).',
    check(site) {
      const table = read()
      const lacked = featuresOfBuild(site, table).filter(({ key, prefix }) => isLacked(table, key, prefix))
      return [...withoutFallback(lacked, written, table), ...(hasWholeSite(site) ? withoutNeed(lacked, written) : [])]
    },
  } satisfies SiteRule
}

export const browserFeatures = browserFeaturesRule(fallbacks)

/** Values of an unsupported property are not reported separately. */
function isLacked(table: CompatTable, key: string, prefix?: string): boolean {
  const lacking = table.lacking(key, prefix)
  return lacking.length > 0 && lacking.join() !== table.lacking(key.replace(/\.[^.]*$/, '')).join()
}

function withoutFallback(lacked: readonly (FeatureUse & { page: string })[], written: readonly Fallback[], table: CompatTable): Finding[] {
  return lacked.flatMap((use) => {
    const fallback = written.find((each) => isOf(each, use))
    const isScript = /^(api|javascript)\./.test(use.key)
    if (fallback && (use.isGuarded || (fallback.places ? fallback.places.test(`${use.page} ${use.text}`) : !isScript))) return []
    const name = use.prefix ? `${use.key}, as ${use.prefix}` : use.key
    return {
      page: use.page,
      found: `${use.text.slice(0, 100)} (${name}), which is not in ${table.lacking(use.key, use.prefix).join(', ')}`,
      expected: fallback
        ? isScript
          ? `a condition that asks for it before, or the place in “${fallback.name}” of scripts/audit/fallbacks.ts`
          : `something that works without it there too, then the place in “${fallback.name}” of scripts/audit/fallbacks.ts`
        : 'something that works without it, written down in scripts/audit/fallbacks.ts',
    }
  })
}

function withoutNeed(lacked: readonly FeatureUse[], written: readonly Fallback[]): Finding[] {
  const required = written.filter(({ isOptional }) => !isOptional)
  return required.flatMap((fallback) =>
    fallback.keys
      .filter((key) => !lacked.some((use) => covers(key, use.key)))
      .map((key) => ({ page: '/', found: `${key} in “${fallback.name}” of scripts/audit/fallbacks.ts`, expected: 'no such key, as nothing needs it' })),
  )
}

/** Unneeded entries are known only for a complete build. */
function hasWholeSite(site: Site): boolean {
  return site.pages.length > 100
}

function isOf({ keys }: Fallback, { key }: FeatureUse): boolean {
  return keys.some((each) => covers(each, key))
}

function covers(key: string, used: string): boolean {
  return used === key || used.startsWith(`${key}.`)
}
