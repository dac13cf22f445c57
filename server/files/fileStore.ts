import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getMimeType } from 'hono/utils/mime'

/** One version of a file: plain, or compressed by the build. */
export interface Representation {
  encoding: 'br' | 'gzip' | undefined
  path: string
  size: number
  /** Derived from the content, so that all replicas of a build agree. */
  etag: string
  /** In memory, unless the file is large. */
  body: Uint8Array<ArrayBuffer> | undefined
}

export interface StoredFile {
  type: string
  modified: Date
  /** The smallest first; the last one is the plain file. */
  representations: [...Representation[], Representation]
}

/** In bytes; larger files are streamed from disk. */
const maxCachedFile = 512 * 1024
/** In bytes; limits memory for sites with ten thousand pages. */
const defaultMaxCached = 128 * 1024 * 1024
/** In ms. After this time a file is checked for changes, so a new build appears without a restart. */
const maxAgeMs = 1000

/**
 * A cache of the files in a folder. If it is full, the least recently used files are dropped, among them those of
 * earlier builds.
 *
 * @param maxKept in bytes.
 * @returns a function that returns the file at a path below the folder, or undefined. The path is trusted.
 */
export function createFileStore(root: string, { maxKept = defaultMaxCached } = {}): (path: string) => Promise<StoredFile | undefined> {
  const cache = new Map<string, CachedFile>()
  const inFlight = new Map<string, Promise<StoredFile | undefined>>()
  let cachedBytes = 0

  async function find(path: string): Promise<StoredFile | undefined> {
    const entry = cache.get(path)
    const found = await Promise.all([look(path, undefined), look(`${path}.br`, 'br'), look(`${path}.gz`, 'gzip')])
    const version = found.map((each) => each?.version).join()
    forget(path)
    if (entry?.version === version) return remember(path, { ...entry, checked: Date.now() })
    const [plain, ...compressed] = found
    if (!plain) return undefined
    const current = compressed.filter((each) => each !== undefined).filter(({ modified }) => modified >= plain.modified)
    const [last, ...copies] = await Promise.all([plain, ...current].map(read))
    const file: StoredFile = {
      type: getMimeType(path) ?? 'application/octet-stream',
      modified: new Date(plain.modified),
      representations: [...copies.toSorted((a, b) => a.size - b.size), last as Representation],
    }
    return remember(path, { file, version, checked: Date.now() })
  }

  async function look(path: string, encoding: Representation['encoding']): Promise<Found | undefined> {
    const full = join(root, path)
    const status = await stat(full).catch(() => undefined)
    if (!status?.isFile() || !(await isInside(full))) return undefined
    const { size, mtimeMs: modified, ino } = status
    return { encoding, path: full, size, modified, version: `${modified}-${size}-${ino}` }
  }

  /** Symbolic links could lead to any file of the machine; the folder itself may be one, for releases. */
  async function isInside(path: string): Promise<boolean> {
    const [folder, real] = await Promise.all([realpath(root), realpath(path)])
    return real.startsWith(folder + sep)
  }

  async function read({ encoding, path, size }: Found): Promise<Representation> {
    const body = size <= Math.min(maxCachedFile, maxKept) ? await readFile(path) : undefined
    return { encoding, path, size: body?.length ?? size, etag: `"${await digest(body, path)}"`, body }
  }

  /** Stores it as the most recently used one. */
  function remember(path: string, entry: CachedFile): StoredFile {
    cachedBytes += sizeKept(entry.file)
    cache.set(path, entry)
    for (const [oldest, { file }] of cache) {
      if (cachedBytes <= maxKept) break
      // Streamed files take no memory, and are expensive to hash again.
      if (sizeKept(file) > 0 && oldest !== path) forget(oldest)
    }
    return entry.file
  }

  function forget(path: string): void {
    const entry = cache.get(path)
    if (!entry) return
    cachedBytes -= sizeKept(entry.file)
    cache.delete(path)
  }

  return async (path) => {
    const entry = cache.get(path)
    if (entry && Date.now() - entry.checked < maxAgeMs) return entry.file
    const finding = inFlight.get(path) ?? find(path).finally(() => inFlight.delete(path))
    inFlight.set(path, finding)
    return finding
  }
}

interface CachedFile {
  file: StoredFile
  version: string
  checked: number
}

/** A file as the file system describes it; times in ms. */
interface Found extends Pick<Representation, 'encoding' | 'path' | 'size'> {
  modified: number
  version: string
}

function sizeKept({ representations }: StoredFile): number {
  return representations.reduce((sum, { body }) => sum + (body?.length ?? 0), 0)
}

async function digest(body: Uint8Array | undefined, path: string): Promise<string> {
  const hash = createHash('sha256')
  if (body) hash.update(body)
  else await pipeline(createReadStream(path), hash)
  return hash.digest('base64url').slice(0, 22)
}
