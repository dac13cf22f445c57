import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { refreshBlog } from '../content/blog'
import { describe } from '../content/problem'

/**
 * Looks now and then whether a file of the blog has changed, and reads it anew, so that a post appears without a restart.
 * Looking works everywhere, also where the file system tells nobody about changes (mounted volumes, network drives). An
 * edit with a mistake in it is reported and changes nothing.
 *
 * @param every milliseconds between two looks.
 * @returns what ends it.
 */
export function watchBlog({ folder = 'content/blog', every = 1000, log }: { folder?: string; every?: number; log: (line: string) => void }): () => void {
  let seen: string | undefined
  let isEnded = false

  async function look() {
    const now = await fingerprint(folder).catch(() => seen)
    if (isEnded) return
    if (seen !== undefined && now !== seen) {
      const problems = refreshBlog()
      log(problems.length > 0 ? `The blog stays as it was:\n${problems.map(describe).join('\n')}` : 'The blog has changed.')
    }
    seen = now
    timer = setTimeout(look, every).unref()
  }

  let timer: NodeJS.Timeout | undefined
  void look()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

async function fingerprint(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.md')).sort()
  const entries = await Promise.all(
    files.map(async (name) => {
      const { mtimeMs, size, ino } = await stat(join(folder, name))
      return `${name} ${mtimeMs} ${size} ${ino}`
    }),
  )
  return entries.join('\n')
}
