import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMarkdownCache, writeMarkdownCache } from './markdownCache'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markdown-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const two = { part: 0, parts: 2 }
const text = (html?: string) => ({ frontMatter: { title: 'A' }, html })

it('joins what all workers have left, and prefers a text that one of them has rendered', () => {
  writeMarkdownCache(folder, 'k', { a: text(), b: text('<p>b') }, {}, two)
  writeMarkdownCache(folder, 'k', { a: text('<p>a'), b: text() }, {}, { ...two, part: 1 })
  expect(readMarkdownCache(folder, 'k')).toEqual({ a: text('<p>a'), b: text('<p>b') })
})

it('knows nothing of what other code or pictures have made', () => {
  writeMarkdownCache(folder, 'old', { a: text('<p>a') }, {}, two)
  expect(readMarkdownCache(folder, 'new')).toEqual({})
})

it('forgets texts that are gone, and files of workers that are no more', () => {
  writeMarkdownCache(folder, 'k', { a: text('<p>a') }, {}, two)
  writeMarkdownCache(folder, 'k', { b: text('<p>b') }, {}, { ...two, part: 1 })
  writeMarkdownCache(folder, 'k', { a: text('<p>a') }, readMarkdownCache(folder, 'k'), { part: 0, parts: 1 })
  expect(readdirSync(folder)).toEqual(['markdown-0.jsonl'])
  expect(readMarkdownCache(folder, 'k')).toEqual({ a: text('<p>a') })
})
