import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { publishServer } from './publishServer'

const place = mkdtempSync(join(tmpdir(), 'programs-'))
const [from, to] = [join(place, 'made'), join(place, 'dist/server')]
afterAll(() => rmSync(place, { recursive: true }))

function writePrograms(files: Record<string, string>) {
  rmSync(from, { recursive: true, force: true })
  mkdirSync(from)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(from, file), text)
}

it('replaces changed files and removes unused ones', () => {
  writePrograms({ 'serve.mjs': 'import "./shared.1.mjs"', 'messages.mjs': 'same', 'shared.1.mjs': '1' })
  publishServer(from, to)
  const { ino } = statSync(join(to, 'messages.mjs'))

  writePrograms({ 'serve.mjs': 'import "./shared.2.mjs"', 'messages.mjs': 'same', 'shared.2.mjs': '2' })
  publishServer(from, to)
  expect(readdirSync(to).sort()).toEqual(['messages.mjs', 'serve.mjs', 'shared.2.mjs'])
  expect(readFileSync(join(to, 'serve.mjs'), 'utf8')).toBe('import "./shared.2.mjs"')
  expect(statSync(join(to, 'messages.mjs')).ino).toBe(ino)
})
