import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
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
const mostKept = 128 * 1024 * 1024
/** For how long a file is taken to be as it was. A new build appears without a restart. */
const freshFor = 1000

/**
 * The files of a folder, looked at once and kept while they do not change.
 *
 * @returns what gives the file at a path below the folder, or undefined where there is none. The path is trusted.
 */
export function createFileStore(root: string): (path: string) => Promise<StoredFile | undefined> {
  const known = new Map<string, { file: StoredFile; version: string; checked: number }>()
  let kept = 0

  async function load(path: string, version: string): Promise<StoredFile | undefined> {
    const previous = known.get(path)
    const plain = await look(path, undefined)
    if (!plain) return undefined
    const compressed = await Promise.all([look(`${path}.br`, 'br'), look(`${path}.gz`, 'gzip')])
    const representations = compressed.filter((each) => each !== undefined && each.modified >= plain.modified) as Representation[]
    const file: StoredFile = {
      type: getMimeType(path) ?? 'application/octet-stream',
      modified: new Date(plain.modified),
      representations: [...representations.toSorted((a, b) => a.size - b.size), plain],
    }
    kept += sizeKept(file) - (previous ? sizeKept(previous.file) : 0)
    known.set(path, { file, version, checked: Date.now() })
    return file
  }

  async function look(path: string, encoding: Representation['encoding']): Promise<(Representation & { modified: number }) | undefined> {
    const full = join(root, path)
    const status = await stat(full).catch(() => undefined)
    if (!status?.isFile()) return undefined
    const { size, mtimeMs: modified } = status
    const body = size <= largestKept && kept + size <= mostKept ? await readFile(full) : undefined
    return { encoding, path: full, size: body?.length ?? size, modified, etag: `"${await digest(body, full)}"`, body }
  }

  return async (path) => {
    const entry = known.get(path)
    if (entry && Date.now() - entry.checked < freshFor) return entry.file
    const status = await stat(join(root, path)).catch(() => undefined)
    if (!status?.isFile()) {
      if (entry) kept -= sizeKept(entry.file)
      known.delete(path)
      return undefined
    }
    const version = `${status.mtimeMs}-${status.size}-${status.ino}`
    if (entry?.version === version) {
      entry.checked = Date.now()
      return entry.file
    }
    return load(path, version)
  }
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
