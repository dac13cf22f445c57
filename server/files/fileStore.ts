import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getMimeType } from 'hono/utils/mime'
import { fileVersion } from '../../collections/fileVersion'

/** One version of a file: plain, or compressed by the build. */
export interface Representation {
  encoding: 'br' | 'gzip' | undefined
  path: string
  size: number
  /** Of the file, as the file system describes it. */
  version: string
  /** Derived from the content, so that all replicas of a build agree. */
  etag: string
  /** In memory, unless the file is large. */
  body: Uint8Array<ArrayBuffer> | undefined
}

export interface StoredFile {
  type: string
  modified: Date
  plain: Representation
  /** The smallest first. */
  compressed: Representation[]
}

/** Larger files are streamed from disk. */
const maxCachedFileBytes = 512 * 1024
/** Limits memory for sites with ten thousand pages. */
const defaultMaxCachedBytes = 128 * 1024 * 1024
/** After this time a file in memory is checked for changes, so that a new build is served without a restart. */
const maxAgeMs = 1000

/**
 * A cache of the files in a folder. If it is full, the least recently used files are dropped, among them those of
 * earlier builds.
 *
 * @returns a function that returns the file at a path below the folder, or undefined. Callers validate the path.
 */
export function createFileStore(root: string, { maxCachedBytes = defaultMaxCachedBytes } = {}): (path: string) => Promise<StoredFile | undefined> {
  const cache = new Map<string, CachedFile>()
  const inFlight = new Map<string, Promise<StoredFile | undefined>>()
  let cachedBytes = 0

  async function load(path: string): Promise<StoredFile | undefined> {
    const entry = cache.get(path)
    const found = await Promise.all([statFile(path, undefined), statFile(`${path}.br`, 'br'), statFile(`${path}.gz`, 'gzip')])
    const version = found.map((each) => each?.version).join()
    evict(path)
    if (entry?.version === version) return addToCache(path, { ...entry, checked: performance.now() })
    const [plain, ...copies] = found
    if (!plain) return undefined
    const current = copies.filter((each) => each !== undefined).filter(({ modified }) => modified >= plain.modified)
    const [own, compressed] = await Promise.all([unlessRemoved(read(plain)), Promise.all(current.map((copy) => unlessRemoved(read(copy))))])
    if (!own) return undefined
    const file: StoredFile = {
      type: getMimeType(path) ?? 'application/octet-stream',
      modified: new Date(plain.modified),
      plain: own,
      compressed: compressed.filter((each) => each !== undefined).toSorted((a, b) => a.size - b.size),
    }
    return addToCache(path, { file, version, checked: performance.now() })
  }

  async function statFile(path: string, encoding: Representation['encoding']): Promise<Found | undefined> {
    const full = join(root, path)
    const status = await stat(full).catch(() => undefined)
    if (!status?.isFile() || !(await isInside(full))) return undefined
    return { encoding, path: full, size: status.size, modified: status.mtimeMs, version: fileVersion(status) }
  }

  /** Symbolic links could lead to any file of the machine; the folder itself may be one, for releases. */
  async function isInside(path: string): Promise<boolean> {
    const [folder, real] = await Promise.all([realpath(root), unlessRemoved(realpath(path))])
    return real?.startsWith(folder + sep) === true
  }

  async function read({ encoding, path, size, version }: Found): Promise<Representation> {
    const body = size <= Math.min(maxCachedFileBytes, maxCachedBytes) ? await readFile(path) : undefined
    return { encoding, path, size: body?.length ?? size, version, etag: `"${await digest(body, path)}"`, body }
  }

  /** Adds it as the most recently used entry. */
  function addToCache(path: string, entry: CachedFile): StoredFile {
    cachedBytes += cachedSize(entry.file)
    cache.set(path, entry)
    for (const [oldest, { file }] of cache) {
      if (cachedBytes <= maxCachedBytes) break
      // Streamed files take no memory, and are expensive to hash again.
      if (cachedSize(file) > 0 && oldest !== path) evict(oldest)
    }
    return entry.file
  }

  function evict(path: string): void {
    const entry = cache.get(path)
    if (!entry) return
    cachedBytes -= cachedSize(entry.file)
    cache.delete(path)
  }

  return async (path) => {
    const entry = cache.get(path)
    // A streamed file has to be the one whose size is announced.
    if (entry?.file.plain.body && performance.now() - entry.checked < maxAgeMs) return entry.file
    const loading = inFlight.get(path) ?? load(path).finally(() => inFlight.delete(path))
    inFlight.set(path, loading)
    return loading
  }
}

interface CachedFile {
  file: StoredFile
  version: string
  /** By the monotonic clock, as the system’s may be set back. */
  checked: number
}

/** A file that has not been read. */
interface Found extends Pick<Representation, 'encoding' | 'path' | 'size' | 'version'> {
  /** In ms since the epoch. */
  modified: number
}

function cachedSize({ plain, compressed }: StoredFile): number {
  return [plain, ...compressed].reduce((sum, { body }) => sum + (body?.length ?? 0), 0)
}

/** What is read of a file; undefined if a new build has removed the file since it was found. */
export function unlessRemoved<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}

async function digest(body: Uint8Array | undefined, path: string): Promise<string> {
  const hash = createHash('sha256')
  if (body) hash.update(body)
  else await pipeline(createReadStream(path), hash)
  return hash.digest('base64url').slice(0, 22)
}
