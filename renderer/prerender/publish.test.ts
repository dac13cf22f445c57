import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFiles } from '../../collections/listFiles'
import { writeFileIn } from '../../testing/writeFileIn'
import { publish } from './publish'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text = file) {
  writeFileIn(root, file, text)
}
const [next, site, previous] = [() => join(root, 'next'), () => join(root, 'out/site'), () => join(root, 'previous')]

it('publishes the first site', () => {
  write('next/index.html')
  write('next/assets/a.js')
  publish(next(), site(), previous(), () => true)
  expect(listFiles(site())).toEqual(['assets/a.js', 'index.html'])
  expect(existsSync(next())).toBe(false)
})

it('replaces changed files, keeps unchanged ones, and removes unused ones and empty folders', () => {
  for (const file of ['index.html', 'same.html', 'same.html.br', 'gone/deep/a.html', 'gone/deep/a.html.br']) write(`out/site/${file}`, 'old')
  write('next/index.html', 'new')
  write('next/new/b.html', 'new')
  publish(next(), site(), previous(), (file) => file.startsWith('same.html'))
  expect(Object.fromEntries(listFiles(site()).map((file) => [file, readFileSync(join(site(), file), 'utf8')]))).toEqual({
    'index.html': 'new',
    'new/b.html': 'new',
    'same.html': 'old',
    'same.html.br': 'old',
  })
  expect(existsSync(join(site(), 'gone'))).toBe(false)
  expect(existsSync(next())).toBe(false)
})

it('keeps replaced and removed files until the next change of pages', () => {
  const old = ['index.html', 'index.html.br', 'same.html', 'gone.html', 'gone.html.br', 'assets/old.svg']
  for (const file of old) write(`out/site/${file}`, 'old')
  write('previous/older.html')
  write('next/index.html', 'new')
  write('next/new.html')
  const isPart = (file: string) => file === 'same.html'
  expect(publish(next(), site(), previous(), isPart)).toEqual({ added: ['new.html'], replaced: ['index.html'], removed: ['gone.html'] })
  expect(listFiles(previous())).toEqual(['assets/old.svg', 'gone.html', 'index.html'])
  expect(readFileSync(join(previous(), 'index.html'), 'utf8')).toBe('old')
  write('next/robots.txt')
  expect(publish(next(), site(), previous(), () => true)).toEqual({ added: [], replaced: [], removed: [] })
  expect(listFiles(previous())).toHaveLength(3)
})

it('replaces a file by a folder of its name, and a folder by a file', () => {
  for (const file of ['file', 'folder/deep/a', 'folder/b']) write(`out/site/${file}`, 'old')
  for (const file of ['index.html', 'file/deep/a', 'folder']) write(`next/${file}`, 'new')
  publish(next(), site(), previous(), () => false)
  expect(listFiles(site())).toEqual(['file/deep/a', 'folder', 'index.html'])
  expect(listFiles(previous())).toEqual(['file', 'folder/b', 'folder/deep/a'])
})

it('publishes pages after all other files', () => {
  write('out/site/index.html', 'old')
  write('next/index.html', 'new')
  // A folder of the same name makes publishing this file fail.
  write('next/zzz.js')
  write('out/site/zzz.js/x')
  expect(() => publish(next(), site(), previous(), () => true)).toThrow()
  expect(readFileSync(join(site(), 'index.html'), 'utf8')).toBe('old')
})
