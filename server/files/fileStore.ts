import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getMimeType } from 'hono/utils/mime'

/** One way to send a file: as it is, or as the build has compressed it. */
export interface Representation {
  encoding: 'br' | 'gzip' | undefined
  path: string
  size: number
  /** Of the content, so that all replicas of a build agree. */
  etag: string
  /** Kept in memory, unless the file is large. */
  body: Uint8Array<ArrayBuffer> | undefined
}

export interface StoredFile {
  type: string
  modified: Date
  /** The smallest first; the last one is the file as it is. */
  representations: [...Representation[], Representation]
}

/** Bytes; what is larger streams from disk. */
const largestKept = 512 * 1024
/** Bytes of all that is kept; a site of ten thousand pages would otherwise fill the memory. */
const defaultMaxKept = 128 * 1024 * 1024
/** For how long a file is taken to be as it was. A new build appears without a restart. */
const freshFor = 1000

/**
 * The files of a folder, looked at once and kept while they do not change. Where there is no room for more, those are
 * forgotten that were asked for longest ago, among them what an earlier build has left.
 *
 * @param maxKept bytes.
 * @returns what gives the file at a path below the folder, or undefined where there is none. The path is trusted.
 */
export function createFileStore(root: string, { maxKept = defaultMaxKept } = {}): (path: string) => Promise<StoredFile | undefined> {
  const cache = new Map<string, CachedFile>()
  const underWay = new Map<string, Promise<StoredFile | undefined>>()
  let kept = 0

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

  /** Links lead on to any file of the machine; the folder itself may be one, as of releases. */
  async function isInside(path: string): Promise<boolean> {
    const [folder, real] = await Promise.all([realpath(root), realpath(path)])
    return real.startsWith(folder + sep)
  }

  async function read({ encoding, path, size }: Found): Promise<Representation> {
    const body = size <= Math.min(largestKept, maxKept) ? await readFile(path) : undefined
    return { encoding, path, size: body?.length ?? size, etag: `"${await digest(body, path)}"`, body }
  }

  /** As the one asked for last. */
  function remember(path: string, entry: CachedFile): StoredFile {
    kept += sizeKept(entry.file)
    cache.set(path, entry)
    for (const [oldest, { file }] of cache) {
      if (kept <= maxKept) break
      // What streams from disk takes no room, and long to look at anew.
      if (sizeKept(file) > 0 && oldest !== path) forget(oldest)
    }
    return entry.file
  }

  function forget(path: string): void {
    const entry = cache.get(path)
    if (!entry) return
    kept -= sizeKept(entry.file)
    cache.delete(path)
  }

  return async (path) => {
    const entry = cache.get(path)
    if (entry && Date.now() - entry.checked < freshFor) return entry.file
    const finding = underWay.get(path) ?? find(path).finally(() => underWay.delete(path))
    underWay.set(path, finding)
    return finding
  }
}

interface CachedFile {
  file: StoredFile
  version: string
  checked: number
}

/** A file as the file system describes it; times in milliseconds. */
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
