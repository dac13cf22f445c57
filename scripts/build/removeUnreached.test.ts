import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeUnreached } from './removeUnreached'

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const files = {
  'index.html': '<script src="/assets/entries/client.a1.js"></script><img src="/assets/art/mountain.b2.svg"><div data-props="/assets/art/wave.c3.svg">',
  'assets/entries/client.a1.js': 'import("../chunks/chunk-d4.js")',
  'assets/chunks/chunk-d4.js': 'import{t}from"./chunk-e5.js"',
  'assets/chunks/chunk-e5.js': '',
  'assets/art/mountain.b2.svg': '',
  'assets/art/wave.c3.svg': '',
  'art/mountain.svg': '',
  'art/unused.svg': '',
  'video/film.mp4': '',
}

it('removes what no page reaches, and what only that reaches', () => {
  const folder = build({
    ...files,
    'assets/entries/pages_about.f6.js': 'import"../chunks/chunk-g7.js"',
    'assets/chunks/chunk-g7.js': '',
    'assets/art/unused.h8.svg': '',
  })
  expect(removeUnreached(folder)).toEqual(['assets/art/unused.h8.svg', 'assets/chunks/chunk-g7.js', 'assets/entries/pages_about.f6.js'])
  expect(existsSync(join(folder, 'assets/chunks/chunk-g7.js'))).toBe(false)
})

it('keeps what scripts load later, what islands show, stable pictures and public files', () => {
  const folder = build(files)
  expect(removeUnreached(folder)).toEqual([])
  for (const file of Object.keys(files)) expect(existsSync(join(folder, file))).toBe(true)
})
