import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type Problem } from '../collections/problem'
import { refreshBlog } from './blog'

/**
 * Looks now and then whether a file of the blog has changed, and reads it anew, so that a post appears without a restart.
 * Looking works everywhere, also where the file system tells nobody about changes (mounted volumes, network drives). An
 * edit with a mistake in it is reported and changes nothing, and neither does a file that is gone before it is read.
 *
 * @param every milliseconds between two looks; more where a look takes long, so that watching a large blog does not take
 *   the processor from those who answer.
 * @param read reads what has changed; what is wrong with it is told and not thrown.
 * @returns what ends it.
 */
export function watchBlog({ folder = 'content/blog', every = 1000, read = refreshBlog, log }: WatchOptions): () => void {
  let seen: string | undefined
  let isEnded = false

  async function look() {
    const begun = performance.now()
    const now = await fingerprint(folder).catch(() => seen)
    const took = performance.now() - begun
    if (isEnded) return
    if (seen !== undefined && now !== seen) log(refresh(read))
    seen = now
    timer = setTimeout(look, Math.max(every, 10 * took)).unref()
  }

  let timer: NodeJS.Timeout | undefined
  void look()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

interface WatchOptions {
  folder?: string
  every?: number
  read?: () => Problem[]
  log: (line: string) => void
}

function refresh(read: () => Problem[]): string {
  try {
    const problems = read()
    return problems.length > 0 ? `The blog stays as it was:\n${problems.map(describe).join('\n')}` : 'The blog has changed.'
  } catch (error) {
    return `The blog stays as it was: ${(error as Error).message}`
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
