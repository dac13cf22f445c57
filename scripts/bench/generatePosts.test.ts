import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { findMarkdownMistakes } from '../../check/markdownMistakes'
import { generatePosts } from './generatePosts'

it('writes posts without Markdown problems', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'))
  try {
    cpSync('content/blog', folder, { recursive: true })
    generatePosts(folder, 100)
    const posts = globSync('topic-*/post-*/index.md', { cwd: folder, absolute: true })
    expect(posts).toHaveLength(100)
    expect(posts.flatMap((file) => findMarkdownMistakes(readFileSync(file, 'utf8')))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
