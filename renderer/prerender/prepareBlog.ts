import { existsSync } from 'node:fs'
import { type BlogSnapshot, readSnapshot, snapshotSlugs, takeSnapshot } from '../../blog/blogSnapshot'
import { takenAddresses } from '../../check/takenAddresses'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import { locales } from '../../i18n/languages'

/**
 * Gets a foreign backend’s blog before anything is rendered, so that a build is of one moment and fails, if it has to, at
 * once and for one reason.
 *
 * @param backend address of the backend.
 * @param file where the snapshot is kept from build to build.
 * @param isOffline whether to take what the last build has kept, without asking.
 * @throws where the backend cannot be asked, answers nonsense, or has slugs that cannot be addresses here.
 */
export async function prepareBlog({ backend, file, isOffline }: { backend: string; file: string; isOffline: boolean }): Promise<BlogSnapshot> {
  if (isOffline) return readKept(backend, file)
  try {
    const snapshot = await takeSnapshot(backend)
    checkSlugs(snapshot)
    writeFileAtomic(file, JSON.stringify(snapshot))
    return snapshot
  } catch (error) {
    const way = existsSync(file)
      ? 'Build with the blog as it was last time: npm run build -- --offline'
      : 'Look whether BACKEND_URL is right and the backend is running.'
    throw new Error(`${(error as Error).message}\n${way}`, { cause: error })
  }
}

function readKept(backend: string, file: string): BlogSnapshot {
  if (!existsSync(file)) throw new Error(`There is no ${file} to build from. Build once without --offline, while ${backend} can be reached.`)
  const snapshot = readSnapshot(file)
  if (snapshot.backend !== backend) throw new Error(`${file} is of ${snapshot.backend}, but BACKEND_URL is ${backend}. Build once without --offline.`)
  return snapshot
}

/** A slug becomes part of an address and of a file’s name. */
function checkSlugs(snapshot: BlogSnapshot) {
  const taken = takenAddresses('.', locales)
  for (const locale of locales) {
    for (const [category, posts] of snapshotSlugs(snapshot, locale)) {
      for (const slug of [category, ...posts]) {
        if (!/^[\w-]+$/.test(slug)) throw new Error(`The backend at ${snapshot.backend} has a slug that cannot be an address: ${JSON.stringify(slug)}.`)
      }
      const owner = taken.get(category.toLowerCase())
      if (owner) throw new Error(`The backend at ${snapshot.backend} has a category “${category}”, which is the address ${owner}.`)
    }
  }
}
