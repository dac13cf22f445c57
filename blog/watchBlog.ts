import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileVersion } from '../collections/fileVersion'
import { describeAll, type Problem } from '../collections/problem'
import { refreshBlog } from './blog'
import { orderOf } from './loadBlog'

/**
 * Polls the blog’s files for changes and reloads them, so that posts appear without a restart. Polling also works on file
 * systems without change events (mounted volumes, network drives). An invalid edit is reported and ignored, and so is a
 * file that disappears before it is read.
 *
 * @param intervalMs between two polls; longer if polling is slow, so that watching a large blog does not slow down
 *   requests.
 * @param read loads the changes and returns the problems.
 * @returns a function that stops polling.
 */
export function watchBlog({ folder = 'content/blog', intervalMs = 1000, read = refreshBlog, log }: WatchOptions): () => void {
  let lastFingerprint: string | undefined
  let isEnded = false

  async function poll() {
    const start = performance.now()
    const current = await fingerprint(folder).catch(() => lastFingerprint)
    const durationMs = performance.now() - start
    if (isEnded) return
    if (lastFingerprint !== undefined && current !== lastFingerprint) log(refresh(read))
    lastFingerprint = current
    timer = setTimeout(poll, Math.max(intervalMs, 10 * durationMs)).unref()
  }

  let timer: NodeJS.Timeout | undefined
  void poll()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

interface WatchOptions {
  folder?: string
  intervalMs?: number
  read?: () => Problem[]
  log: (line: string) => void
}

function refresh(read: () => Problem[]): string {
  try {
    const problems = read()
    return problems.length > 0 ? `The blog is unchanged:\n${describeAll(problems)}` : 'The blog has changed.'
  } catch (error) {
    return `The blog is unchanged: ${(error as Error).message}`
  }
}

async function fingerprint(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => name.endsWith('.md')).sort()
  const entries = await Promise.all(
    [orderOf(folder), ...texts.map((name) => join(folder, name))].map(async (file) => {
      const status = await stat(file).catch(() => undefined)
      return `${file} ${status && fileVersion(status)}`
    }),
  )
  return entries.join('\n')
}
