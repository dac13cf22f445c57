import { existsSync } from 'node:fs'
import { type BlogSnapshot, readSnapshot, snapshotSlugs, takeSnapshot } from '../../blog/blogSnapshot'
import { takenAddresses } from '../../check/takenAddresses'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import { locales } from '../../i18n/languages'

/**
 * Fetches a foreign backend’s blog before rendering, so that a build is consistent and fails early with one error.
 *
 * @param backend address of the backend.
 * @param file of the snapshot, kept between builds.
 * @param isOffline whether to use the last build’s snapshot without a request.
 * @throws if the backend cannot be reached, its answer is invalid, it has no post, or a slug cannot be an address here or is that of two entries.
 */
export async function prepareBlog({ backend, file, isOffline }: { backend: string; file: string; isOffline: boolean }): Promise<BlogSnapshot> {
  if (isOffline) return readCachedSnapshot(backend, file)
  try {
    const snapshot = await takeSnapshot(backend)
    checkEntries(snapshot)
    writeFileAtomic(file, JSON.stringify(snapshot))
    return snapshot
  } catch (error) {
    const remedy = existsSync(file)
      ? 'To build with the last known blog, run: npm run build -- --offline'
      : 'Check that BACKEND_URL is right and that the backend is running.'
    throw new Error(`${(error as Error).message}\n${remedy}`, { cause: error })
  }
}

function readCachedSnapshot(backend: string, file: string): BlogSnapshot {
  if (!existsSync(file)) throw new Error(`There is no ${file} to build from. Build once without --offline, while ${backend} can be reached.`)
  const snapshot = readSnapshot(file)
  if (snapshot.backend !== backend) throw new Error(`${file} is of ${snapshot.backend}, but BACKEND_URL is ${backend}. Build once without --offline.`)
  return snapshot
}

/** There are some, and their slugs can be parts of addresses and of file names. */
function checkEntries(snapshot: BlogSnapshot) {
  const { backend } = snapshot
  const taken = takenAddresses('.', locales)
  // More likely a slip of the backend than the wish to publish a blog with nothing in it.
  if (locales.every((locale) => snapshotSlugs(snapshot, locale).posts.flat().length === 0))
    throw new Error(`The backend at ${backend} has no post in any language: the blog would be empty.`)
  for (const locale of locales) {
    const { categories, posts } = snapshotSlugs(snapshot, locale)
    for (const slugs of [categories, ...posts]) checkSlugs(slugs, backend)
    for (const category of categories) {
      const owner = taken.get(category.toLowerCase())
      if (owner) throw new Error(`The backend at ${backend} has a category “${category}”, which is the address ${owner}.`)
    }
  }
}

/** @param slugs of one list. */
function checkSlugs(slugs: readonly string[], backend: string): void {
  const known = new Set<string>()
  for (const slug of slugs) {
    if (!/^[\w-]+$/.test(slug))
      throw new Error(`The backend at ${backend} has a slug that cannot be an address: ${JSON.stringify(slug)}. It may have a to z, digits, “-” and “_”.`)
    if (known.has(slug)) throw new Error(`The backend at ${backend} has two entries with the slug “${slug}” in one list, and so at one address.`)
    known.add(slug)
  }
}
