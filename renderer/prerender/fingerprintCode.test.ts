import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '../../i18n/languages'
import { writeFileIn } from '../../testing/writeFileIn'
import { fingerprintCode } from './fingerprintCode'
import { fingerprintShared } from './fingerprintShared'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'))
  for (const file of [
    'package-lock.json',
    'components/a.tsx',
    'content/a.json',
    'collections/a.ts',
    'content/blog/x/index.md',
    'locales/en/a.json',
    'locales/de/a.json',
  ])
    write(file)
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

function write(file: string, text = '') {
  writeFileIn(root, file, text)
}

describe('the fingerprint of the code', () => {
  it.each([
    'components/a.tsx',
    'components/deep/new.css',
    'new-folder/data.json',
    'new.config.js',
    'collections/a.ts',
    '.env',
    '.env.production',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = fingerprintCode(root)
    write(file, 'changed')
    expect(fingerprintCode(root)).not.toBe(before)
  })

  it.each([
    ...['content/a.json', 'content/blog/x/index.md', 'locales/en/a.json', 'public/new.png', 'components/a.test.tsx', 'README.md', 'dist/x.js', '.git/HEAD'],
    ...['content/blog/x/.index.md.swp', 'content/blog/x/index.md~', 'content/blog/x/#index.md#', 'content/images/.DS_Store'],
  ])('does not change with %s', (file) => {
    const before = fingerprintCode(root)
    write(file, 'changed')
    expect(fingerprintCode(root)).toBe(before)
  })

  it('changes if the texts contain a new letter for the font', () => {
    const before = fingerprintCode(root)
    write('locales/de/a.json', '{ "title": "à" }')
    expect(fingerprintCode(root)).not.toBe(before)
  })

  it('changes if a file is renamed, or other packages are installed', () => {
    write('components/a.tsx', 'a')
    const before = fingerprintCode(root)
    rmSync(join(root, 'components/a.tsx'))
    write('components/b.tsx', 'a')
    const renamed = fingerprintCode(root)
    write('node_modules/.package-lock.json', 'x')
    expect(new Set([before, renamed, fingerprintCode(root)]).size).toBe(3)
  })
})

describe('the fingerprint of the shared inputs of a language', () => {
  const shared = (locale: Locale = 'en') => fingerprintShared(locale, { fingerprint: 'x', variables: ['SOME_SETTING'] }, { root })

  it.each(['content/company.json', 'content/menu.json', 'locales/en/art.json', 'locales/en/layout.json'])('changes with %s', (file) => {
    const before = shared()
    write(file, 'changed')
    expect(shared()).not.toBe(before)
  })

  it('changes with the code, with a setting that the code reads, and with the year', () => {
    const before = shared()
    expect(fingerprintShared('en', { fingerprint: 'y', variables: ['SOME_SETTING'] }, { root })).not.toBe(before)
    vi.stubEnv('SOME_SETTING', '1')
    expect(shared()).not.toBe(before)
    vi.unstubAllEnvs()
    vi.useFakeTimers({ now: new Date(2099, 5, 1), toFake: ['Date'] })
    expect(shared()).not.toBe(before)
  })

  it('does not change with what reaches pages as their data, the texts of another language, or what editors keep beside a file', () => {
    const before = shared('en')
    for (const file of ['content/a.json', 'locales/en/a.json', 'locales/de/layout.json', 'locales/en/.layout.json.swp']) write(file, 'changed')
    for (const file of ['content/.#company.json', 'locales/en/.#layout.json']) symlinkSync('editor@machine.42', join(root, file))
    expect(shared('en')).toBe(before)
  })
})
