import { posix } from 'node:path'
import type { Page } from './parsePage'
import { reach } from './reach'
import { pathsOf } from './references'
import { readText, type Site } from './site'

/** Paths of the scripts that a page runs. */
export function scriptsNamed(page: Page, origin: string): string[] {
  return pathsOf(page.all('script'), 'src', page, origin)
}

/** Paths of the scripts that a page loads before something runs them. */
export function scriptsPreloaded(page: Page, origin: string): string[] {
  return pathsOf(page.links('modulepreload'), 'href', page, origin)
}

/** Scripts and all their static imports, by path. */
export function scriptsOf(site: Pick<Site, 'files'>, paths: readonly string[]): Set<string> {
  return reach(paths, (path) => importsOf(readText(site, path), path).early)
}

/**
 * The imports of a bundled script: `early` are static, `late` dynamic.
 *
 * @param path of the script, the base of relative imports.
 */
export function importsOf(code: string, path: string): { early: string[]; late: string[] } {
  const resolve = (addresses: Iterable<RegExpExecArray>) => [...addresses].map(([, , address]) => posix.resolve(posix.dirname(path), address ?? ''))
  return {
    early: resolve(code.matchAll(/(?:\bfrom|(?<![.\w$])import)\s*(["'])(\.{0,2}\/[^"']+)\1/g)),
    late: resolve(code.matchAll(/\bimport\(\s*(["'`])(\.{0,2}\/[^"'`]+)\1/g)),
  }
}
