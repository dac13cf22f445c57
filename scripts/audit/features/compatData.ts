import { readFileSync } from 'node:fs'
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { supportedBrowsers } from '../../../renderer/prerender/supportedBrowsers'
import { remember } from '../remember'

/** Browser support by feature, from MDN. */
export interface CompatTable {
  /** Keys such as `css.properties.text-wrap.balance`; names that MDN does not list have no data. */
  has(key: string): boolean
  /** Last parts of the keys directly below this one. */
  below(key: string): string[]
  /**
   * The browsers of the list that lack a feature: “Firefox 115 (since 121)”.
   *
   * @param prefix of its name, such as `-webkit-`.
   */
  lacking(key: string, prefix?: string): string[]
  /** First versions of the three engines, for a table; a dash for unsupported ones. */
  since(key: string): string[]
}

let whole: CompatData | undefined

/**
 * Reads MDN’s data once, which takes 0.3 s.
 *
 * @param browsers the oldest that the site supports, such as `safari16.4`.
 * @see https://github.com/mdn/browser-compat-data/blob/main/schemas/compat-data-schema.md
 */
export function readCompatData(browsers = supportedBrowsers()): CompatTable {
  whole ??= JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as CompatData
  const data = whole
  const list = browsers.map((entry) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(entry) ?? []
    const id = name === 'ios' ? 'safari_ios' : name
    if (!isBrowser(id, data))
      throw new Error(`package.json: browserslist: MDN’s data knows no browser “${name}”. Take chrome, edge, firefox, safari or ios_saf.`)
    return { id, name: data.browsers[id].name, version }
  })
  const cache = new Map<string, Identifier | undefined>()
  const find = (key: string) =>
    remember(cache, key, () => key.split('.').reduce<Identifier | undefined>((node, part) => own(node, part), data as unknown as Identifier))
  const statements = (key: string, id: BrowserName, prefix = '') =>
    [find(key)?.__compat?.support[id] ?? []].flat().filter((each) => hasItself(each) && (each.prefix ?? '') === prefix)
  /** First version with current support. */
  const addedIn = (key: string, id: BrowserName, prefix?: string) =>
    statements(key, id, prefix)
      .filter((each) => !each.version_removed)
      .flatMap(({ version_added: version }) => (isVersion(version) ? version : []))
      .sort(compare)[0]
  const isIn = (key: string, { id, version }: { id: BrowserName; version: string }, prefix?: string) =>
    statements(key, id, prefix).some(
      ({ version_added: added, version_removed: removed }) =>
        isVersion(added) && compare(added, version) <= 0 && !(isVersion(removed) && compare(removed, version) <= 0),
    )

  const lackingIn = new Map<string, string[]>()
  const lacking = (key: string, prefix?: string) => {
    const browsers = list.filter((browser) => !isIn(key, browser, prefix))
    return browsers.map(({ id, name, version }) => {
      const since = addedIn(key, id, prefix)
      return `${name} ${version}${since ? ` (since ${since})` : ''}`
    })
  }
  return {
    has: (key) => find(key)?.__compat !== undefined,
    below: (key) => Object.keys(find(key) ?? {}).filter((name) => name !== '__compat'),
    lacking: (key, prefix = '') => remember(lackingIn, `${prefix} ${key}`, () => lacking(key, prefix)),
    since: (key) => (['chrome', 'firefox', 'safari'] as const).map((id) => addedIn(key, id) ?? '–'),
  }
}

function isBrowser(id: string, { browsers }: CompatData): id is BrowserName {
  return Object.hasOwn(browsers, id)
}

function own(node: Identifier | undefined, part: string): Identifier | undefined {
  return node && Object.hasOwn(node, part) ? (node[part] as Identifier) : undefined
}

/** Not behind a flag nor under another name. Partial support counts. */
function hasItself({ flags, alternative_name }: SimpleSupportStatement): boolean {
  return !flags && !alternative_name
}

function isVersion(version: string | boolean | null | undefined): version is string {
  return typeof version === 'string' && version !== 'preview'
}

function compare(one: string, other: string): number {
  const [first = [], second = []] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  const at = first.findIndex((part, index) => part !== (second[index] ?? 0))
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
}
