/** A module of a bundled program. */
interface BundledModule {
  /** Path of its file. */
  id: string
  code: string
}

/**
 * The environment variables that a program and its packages read, because its output may depend on them.
 *
 * @throws if our own code reads variables by computed names, which cannot be listed.
 */
export function findVariables(modules: readonly BundledModule[]): string[] {
  for (const { id, code } of modules.filter((module) => !module.id.includes('node_modules'))) {
    const [dynamicAccess] = /process\.env(?![.\w]|\[["'])[^\n]{0,40}/.exec(code) ?? []
    if (dynamicAccess)
      throw new Error(
        `${id}: code that renders pages must read environment variables by literal names, as in process.env.SITE_URL, and not as ${dynamicAccess}`,
      )
  }
  return [...new Set(modules.flatMap(({ code }) => namesIn(code)))].sort()
}

function namesIn(code: string): string[] {
  return [...code.matchAll(/process\.env(?:\.|\[["'])(\w+)/g)].flatMap(([, name]) => (name && name !== 'NODE_ENV' ? [name] : []))
}
