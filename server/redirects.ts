import type { StoredFile } from './files/fileStore'

/** The build’s rules for hosts, read from the served build. */
const file = '/_redirects'

/**
 * The redirects of the served build.
 *
 * @param findFile returns files of the build.
 * @returns a function from an old address to the new one, without query.
 */
export function createRedirects(findFile: (path: string) => Promise<StoredFile | undefined>): (from: string) => Promise<string | undefined> {
  let cached: { file: StoredFile | undefined; rules: Map<string, string> } = { file: undefined, rules: new Map() }
  return async (from) => {
    const current = await findFile(file)
    if (current !== cached.file) cached = { file: current, rules: parse(current) }
    return cached.rules.get(from)
  }
}

function parse(stored: StoredFile | undefined): Map<string, string> {
  const text = new TextDecoder().decode(stored?.representations.at(-1)?.body)
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to, status] = line.split(' ')
      return from && to && status === '301' ? [[from, to]] : []
    }),
  )
}
