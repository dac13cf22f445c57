import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type Problem } from '../collections/problem'
import { refreshBlog } from './blog'

/**
 * Polls the blog’s files for changes and reloads them, so that posts appear without a restart. Polling also works on file
 * systems without change events (mounted volumes, network drives). An invalid edit is reported and ignored, and so is a
 * file that disappears before it is read.
 *
 * @param intervalMs between two polls; longer if polling is slow, so that watching a large blog does not slow down
 *   requests.
 * @param read reads the changes; returns problems and does not throw them.
 * @returns a function that stops polling.
 */
export function watchBlog({ folder = 'content/blog', intervalMs = 1000, read = refreshBlog, log }: WatchOptions): () => void {
  let seen: string | undefined
  let isEnded = false

  async function poll() {
    const start = performance.now()
    const now = await fingerprint(folder).catch(() => seen)
    const duration = performance.now() - start
    if (isEnded) return
    if (seen !== undefined && now !== seen) log(refresh(read))
    seen = now
    timer = setTimeout(poll, Math.max(intervalMs, 10 * duration)).unref()
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
    return problems.length > 0 ? `The blog is unchanged:\n${problems.map(describe).join('\n')}` : 'The blog has changed.'
  } catch (error) {
    return `The blog is unchanged: ${(error as Error).message}`
  }
}

async function fingerprint(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.md')).sort()
  const entries = await Promise.all(
    files.map(async (name) => {
      const status = await stat(join(folder, name)).catch(() => undefined)
      return `${name} ${status?.mtimeMs} ${status?.size} ${status?.ino}`
    }),
  )
  return entries.join('\n')
}
