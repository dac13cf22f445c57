import type { StoredFile } from './files/fileStore'

/** The rules that the build has written for hosts, of which we are one: so they are those of the build that is served. */
const file = '/_redirects'

/**
 * Where pages have gone.
 *
 * @param findFile of the build.
 * @returns what gives the new address for an old one, query not included.
 */
export function createRedirects(findFile: (path: string) => Promise<StoredFile | undefined>): (from: string) => Promise<string | undefined> {
  let known: { file: StoredFile | undefined; rules: Map<string, string> } = { file: undefined, rules: new Map() }
  return async (from) => {
    const current = await findFile(file)
    if (current !== known.file) known = { file: current, rules: parse(current) }
    return known.rules.get(from)
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
