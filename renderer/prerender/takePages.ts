import { hash } from './fingerprint'
import type { BuildPage } from './pages'

/**
 * The pages of a worker, taken path by path, because the languages of a path often show the same post.
 *
 * @param shared by all workers: the number of paths taken, and a hash of the list of paths.
 * @throws if another worker has another list, as then a page could be left out or rendered twice.
 */
export function* takePages(pages: readonly BuildPage[], shared: Int32Array): Generator<BuildPage> {
  const paths = [...new Set(pages.map(({ path }) => path))]
  const byPath = new Map(paths.map((path) => [path, [] as BuildPage[]]))
  for (const page of pages) byPath.get(page.path)?.push(page)
  // Not 0, which means that no worker has a list yet.
  const list = Buffer.from(hash(paths), 'base64url').readInt32LE() || 1
  if (![0, list].includes(Atomics.compareExchange(shared, 1, 0, list))) throw new Error('A post was added, moved or removed as the build began. Run it again.')
  for (let path = paths[take()]; path !== undefined; path = paths[take()]) yield* byPath.get(path) ?? []

  function take(): number {
    return Atomics.add(shared, 0, 1)
  }
}
