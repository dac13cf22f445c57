import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getBlog, refreshBlog } from './blog'

it('publishes a scheduled post at its time, even if another file has a problem then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blog-'))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T08:59Z') })
  onTestFinished(() => {
    vi.useRealTimers()
    refreshBlog()
    rmSync(folder, { recursive: true })
  })
  mkdirSync(join(folder, 'practice/new-post'), { recursive: true })
  const write = (path: string, lines: string[]) => writeFileSync(join(folder, path), `---\n${lines.join('\n')}\n---\nText.\n`)
  const category = ['name: Practice', 'description: d', 'image: erp', 'alt: a']
  write('practice/index.md', category)
  const post = ['title: A new post', 'description: d', 'date: 2026-12-01', 'image: erp', 'alt: a', 'keywords: k']
  write('practice/new-post/index.md', [...post, 'publishAt: 2026-12-01T09:00Z'])
  expect(refreshBlog(folder)).toEqual([])
  const slugs = () => getBlog().flatMap(({ posts }) => posts.map(({ slug }) => slug))
  expect(slugs()).toEqual([])

  write('practice/index.md', category.slice(1))
  expect(refreshBlog(folder)).toHaveLength(1)
  expect(slugs()).toEqual([])
  vi.setSystemTime(new Date('2026-12-01T09:00Z'))
  expect(slugs()).toEqual(['new-post'])
})
