import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileVersion } from '../../collections/fileVersion'
import { type Representation, type StoredFile, unlessRemoved } from './fileStore'

/**
 * Answers a request with a file: compressed if accepted, 304 if unchanged, a range if requested, and headers only for
 * HEAD.
 *
 * @param headers additional headers of the response.
 * @param status 404 for the error page, which is never conditional.
 * @returns undefined if a file that is not in memory has been removed or replaced since it was found.
 * @see https://www.rfc-editor.org/rfc/rfc9110
 */
export async function sendFile(request: Request, file: StoredFile, headers: Record<string, string>, status: 200 | 404 = 200): Promise<Response | undefined> {
  const requestHeaders = request.headers
  const isHead = request.method === 'HEAD'
  const rangeHeader = status === 200 && !isHead ? requestHeaders.get('Range') : null
  const chosen = choose(file, requestHeaders.get('Accept-Encoding'), rangeHeader !== null)
  const common: Record<string, string> = { ...headers, ETag: chosen.etag }
  if (file.compressed.length > 0) common.Vary = 'Accept-Encoding'
  if (status === 200 && isAnother(requestHeaders, chosen, file)) return new Response(null, { status: 412, headers: common })
  if (status === 200 && isNotModified(requestHeaders, chosen, file)) return new Response(null, { status: 304, headers: common })

  common['Content-Type'] = file.type
  common['Last-Modified'] = file.modified.toUTCString()
  if (chosen.encoding) common['Content-Encoding'] = chosen.encoding
  else common['Accept-Ranges'] = 'bytes'

  const range = rangeHeader !== null && matchesIfRange(requestHeaders.get('If-Range'), chosen, file) ? parseRange(rangeHeader, chosen.size) : undefined
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${chosen.size}` } })
  if (range) {
    const [start, end] = range
    common['Content-Range'] = `bytes ${start}-${end}/${chosen.size}`
    common['Content-Length'] = String(end - start + 1)
    const part = await read(chosen, start, end)
    return part && new Response(part, { status: 206, headers: common })
  }
  common['Content-Length'] = String(chosen.size)
  const body = isHead ? null : (chosen.body ?? (await read(chosen, 0, chosen.size - 1)))
  return body === undefined ? undefined : new Response(body, { status, headers: common })
}

/** Ranges refer to the uncompressed file, so that players can seek. */
function choose({ plain, compressed }: StoredFile, accept: string | null, isPart: boolean): Representation {
  if (isPart || !accept) return plain
  return compressed.find(({ encoding }) => encoding && accepts(accept, encoding)) ?? plain
}

function accepts(header: string, encoding: string): boolean {
  for (const entry of header.split(',')) {
    const [name, ...parameters] = entry.split(';')
    if (name?.trim().toLowerCase() === encoding) return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  }
  return false
}

/** Whether a client has a part of another version, as of a video that was replaced during its download, and would join it with ours. */
function isAnother(request: Headers, { etag }: Representation, { modified }: StoredFile): boolean {
  const tags = request.get('If-Match')
  if (tags !== null) return tags.trim() !== '*' && !tags.split(',').some((each) => each.trim() === etag)
  return Date.parse(request.get('If-Unmodified-Since') ?? '') < wholeSeconds(modified)
}

function isNotModified(request: Headers, { etag }: Representation, { modified }: StoredFile): boolean {
  const tags = request.get('If-None-Match')
  if (tags !== null) return tags.trim() === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(request.get('If-Modified-Since') ?? '')
  // In the future: of a clock that is ahead, so what changes until then would not be seen.
  return since >= wholeSeconds(modified) && since <= Date.now()
}

function matchesIfRange(condition: string | null, { etag }: Representation, { modified }: StoredFile): boolean {
  return condition === null || condition === etag || Date.parse(condition) === wholeSeconds(modified)
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}

/** Supports one range; the whole file is a correct answer to several. */
function parseRange(header: string, size: number): [start: number, end: number] | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start <= end ? [start, end] : 'unsatisfiable'
}

/** Compared before the headers are sent: after them, a missing or shorter file would break the connection. */
async function read({ body, path, version }: Representation, start: number, end: number): Promise<ReadableStream | Uint8Array<ArrayBuffer> | undefined> {
  if (body) return body.subarray(start, end + 1)
  const file = await unlessRemoved(open(path))
  if (!file) return undefined
  if (fileVersion(await file.stat()) === version) return Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream
  await file.close()
  return undefined
}
