/** A module of a bundled program. */
export interface BundledModule {
  /** Path of its file. */
  id: string
  code: string
}

/**
 * The environment variables that a program reads, its packages included: what it makes may depend on each.
 *
 * @throws where our own code reads variables whose names only show when it runs, as then nobody knows on which it depends.
 */
export function findVariables(modules: readonly BundledModule[]): string[] {
  for (const { id, code } of modules.filter((module) => !module.id.includes('node_modules'))) {
    const [unnamed] = /process\.env(?![.\w]|\[["'])[^\n]{0,40}/.exec(code) ?? []
    if (unnamed)
      throw new Error(`${id}: what pages are made of may read environment variables by their names only, as in process.env.SITE_URL, and not as ${unnamed}`)
  }
  return [...new Set(modules.flatMap(({ code }) => namesIn(code)))].sort()
}

function namesIn(code: string): string[] {
  return [...code.matchAll(/process\.env(?:\.|\[["'])(\w+)/g)].flatMap(([, name]) => (name && name !== 'NODE_ENV' ? [name] : []))
}
