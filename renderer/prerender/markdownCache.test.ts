import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMarkdownCache, writeMarkdownCache } from './markdownCache'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markdown-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const first = { worker: 0, workers: 2 }
const second = { worker: 1, workers: 2 }
const alone = { worker: 0, workers: 1 }
const text = (html?: string) => ({ frontMatter: { title: 'A' }, ...(html && { html }) })
const lines = () => readFileSync(join(folder, 'k.0.lines'), 'utf8').trim().split('\n')

it('merges the entries of all workers, and prefers those with HTML', () => {
  writeMarkdownCache(folder, 'k', { a: text(), b: text('<p>b') }, {}, first)
  writeMarkdownCache(folder, 'k', { a: text('<p>a'), b: text() }, {}, second)
  expect(readMarkdownCache(folder, 'k')).toEqual({ a: text('<p>a'), b: text('<p>b') })
})

it('ignores and removes entries with another key', () => {
  writeMarkdownCache(folder, 'old', { a: text('<p>a') }, {}, first)
  expect(readMarkdownCache(folder, 'k')).toEqual({})
  writeMarkdownCache(folder, 'k', { a: text('<p>new') }, {}, first)
  expect(readdirSync(folder)).toEqual(['k.0.lines'])
  expect(readMarkdownCache(folder, 'k')).toEqual({ a: text('<p>new') })
})

it('removes files of former workers, but keeps their used entries', () => {
  writeMarkdownCache(folder, 'k', { a: text('<p>a') }, {}, first)
  writeMarkdownCache(folder, 'k', { b: text('<p>b') }, {}, second)
  const before = readMarkdownCache(folder, 'k')
  writeMarkdownCache(folder, 'k', before, before, alone)
  expect(readdirSync(folder)).toEqual(['k.0.lines'])
  expect(readMarkdownCache(folder, 'k')).toEqual(before)
})

it('appends new entries, and rewrites the file once half of it is unused', () => {
  const posts = { a: text('<p>a'), b: text('<p>b'), c: text('<p>c') }
  writeMarkdownCache(folder, 'k', posts, {}, alone)
  const edited = { a: posts.a, b: posts.b, d: text('<p>d') }
  writeMarkdownCache(folder, 'k', edited, readMarkdownCache(folder, 'k'), alone)
  expect(lines()).toHaveLength(4)
  expect(readMarkdownCache(folder, 'k')).toEqual({ ...posts, ...edited })
  writeMarkdownCache(folder, 'k', { d: text('<p>d') }, readMarkdownCache(folder, 'k'), alone)
  expect(lines()).toHaveLength(1)
})

it('appends an entry again when its HTML is rendered', () => {
  writeMarkdownCache(folder, 'k', { a: text(), b: text('<p>b') }, {}, alone)
  writeMarkdownCache(folder, 'k', { a: text('<p>a'), b: text('<p>b') }, readMarkdownCache(folder, 'k'), alone)
  expect(lines()).toHaveLength(3)
  expect(readMarkdownCache(folder, 'k')).toEqual({ a: text('<p>a'), b: text('<p>b') })
})

it('ignores an incomplete line', () => {
  writeMarkdownCache(folder, 'k', { a: text('<p>a') }, {}, alone)
  appendFileSync(join(folder, 'k.0.lines'), 'b\t{"title":"B"}\t"<p>')
  writeMarkdownCache(folder, 'k', { a: text('<p>a'), c: text('<p>c') }, readMarkdownCache(folder, 'k'), alone)
  writeMarkdownCache(folder, 'k', { a: text('<p>a'), d: text('<p>d') }, readMarkdownCache(folder, 'k'), alone)
  expect(readMarkdownCache(folder, 'k')).toEqual({ a: text('<p>a'), d: text('<p>d') })
})
