import { readFile } from 'node:fs/promises'
import { type StoredFile, unlessRemoved } from './files/fileStore'

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
    if (current !== cached.file) cached = { file: current, rules: (await unlessRemoved(parse(current))) ?? cached.rules }
    return cached.rules.get(from)
  }
}

async function parse({ plain }: Partial<StoredFile> = {}): Promise<Map<string, string>> {
  // A large file, of some 2,500 redirects, is not kept in memory.
  const text = new TextDecoder().decode(plain && (plain.body ?? (await readFile(plain.path))))
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to, status] = line.split(' ')
      return from && to && status === '301' ? [[from, to]] : []
    }),
  )
}
