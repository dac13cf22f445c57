/** The scripts that a build has bundled for browsers. */
export interface PageScripts {
  /** Address of the entry script. */
  entry: string
  /** By island, the addresses of its code and of everything that it imports. */
  islands: Readonly<Record<string, readonly string[]>>
}

/** At the end of the page. By default, browsers fetch a module before images, as if the first paint needed it. */
export function entryScript({ entry }: PageScripts): string {
  return `<script src="${entry}" type="module" async fetchpriority="low"></script>`
}

/**
 * The scripts to load while the page is parsed, laid out and painted, with the code of islands: otherwise only the
 * entry script requests it, after the first paint (docs/decisions/025).
 *
 * @param names of the islands that hydrate right after the first paint.
 */
export function earlyScripts({ entry, islands }: PageScripts, names: ReadonlySet<string>): string[] {
  return names.size === 0 ? [] : [...new Set([entry, ...[...names].flatMap((name) => islands[name] ?? [])])]
}

/** For `<head>`, behind everything else. */
export function scriptPreloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`).join('')
}
