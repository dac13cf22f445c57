import { readFileSync } from 'node:fs'

const names: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/**
 * The oldest supported browsers, from `browserslist` in package.json, in Vite’s format: `safari16.4`.
 *
 * @throws if an entry is not of the form `safari >= 16.4`.
 * @see docs/browsers.md
 */
export function supportedBrowsers(queries: string[] = JSON.parse(readFileSync('package.json', 'utf8')).browserslist): string[] {
  return queries.map((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    if (!version) throw new Error(`package.json: browserslist: “${query}” is not understood. Write it as “safari >= 16.4”.`)
    return (names[name] ?? name) + version
  })
}
