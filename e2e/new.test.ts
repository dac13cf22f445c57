import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getContent } from '../content/content'
import { locales } from '../i18n/languages'
import { copyProject, type ProjectCopy } from './support/copyProject'

/** `npm run new`, in a copy of the project: what it writes is valid, a draft, and formatted like what was there. */
let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

const nextProject = Math.max(...getContent().projects.map(({ id }) => id)) + 1

const kinds = {
  project: { flags: ['--category', 'education', '--heading', 'A timetable'], draft: `content/projects.json ${nextProject}`, file: 'content/projects.json' },
  service: { flags: ['--heading', 'Process automation & more'], draft: 'content/services.json process-automation-more', file: 'content/services.json' },
  opening: { flags: ['--title', 'Test Engineer'], draft: 'content/openings.json test-engineer', file: 'content/openings.json' },
  post: {
    flags: ['--category', 'applied-ai', '--title', 'Retiring a model: a plan', '--date', '2026-03-14'],
    draft: 'content/blog/applied-ai/retiring-a-model-a-plan/index.md',
    file: 'content/blog/applied-ai/retiring-a-model-a-plan/index.md',
  },
  language: { flags: ['--code', 'gd'], draft: 'i18n/languages.ts gd', file: 'i18n/languages.ts' },
}

describe.each(Object.entries(kinds))('npm run new -- %s', (kind, { flags, draft, file }) => {
  it('writes a draft that passes the check, and names each place to be filled in', () => {
    const { status, said } = copy.run('new', [kind, ...flags])
    expect([status, said]).toEqual([0, expect.stringContaining('To be filled in')])
    const check = copy.run('check')
    expect([check.status, check.said]).toEqual([0, expect.stringContaining(`\n  ${draft}\n`)])
    const places = [...said.matchAll(/^ {2}(\S+):(\d+) {2}/gm)]
    expect(places.length).toBeGreaterThan(4)
    for (const [, path = '', line] of places) expect(readFileSync(join(copy.folder, path), 'utf8').split('\n')[Number(line) - 1]).toContain('✎')
  })

  // Projects have numbers, so there can be two of the same name.
  it.skipIf(kind === 'project')('does not write it twice, nor anything of it', () => {
    const before = texts()
    const { status, said } = copy.run('new', [kind, ...flags])
    expect([status, said]).toEqual([1, expect.stringMatching(/already|duplicate|is that of/)])
    expect(texts()).toEqual(before)
  })

  it('writes texts that nobody mistakes for real ones, once it is no draft', () => {
    const path = join(copy.folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/,?\s*"?draft"?: true/, ''))
    const { status, said } = copy.run('check')
    writeFileSync(path, text)
    expect(status).toBe(1)
    for (const place of kind === 'language'
      ? ['locales/gd/', 'content/blog/applied-ai/index.gd.md']
      : kind === 'post'
        ? [file]
        : locales.map((locale) => `locales/${locale}/`)) {
      expect(said).toMatch(new RegExp(`${place}.*: nobody has written this yet`))
    }
  })
})

it('formats all of it like what was there', () => {
  const biome = ['check', '--vcs-enabled=false', 'content', 'locales', 'i18n']
  expect(spawnSync(process.execPath, [resolve('node_modules/@biomejs/biome/bin/biome'), ...biome], { cwd: copy.folder, encoding: 'utf8' }).stderr).toBe('')
})

it.each([
  [[], 'makes one of: project, service, opening, post, language'],
  [['project', '--heading', 'x'], 'needs --category; as this is no terminal'],
  [['post', '--category', 'applied-ai'], 'needs --title; as this is no terminal'],
  [['service', '--heading', 'x', '--image', 'nothing'], 'has to be a drawing'],
  [['language', '--code', 'blog'], 'is the address of the page pages/blog'],
  [['language', '--code', 'xx'], 'has to be the code of a language'],
])('refuses %j, says why, and writes nothing', (parameters, message) => {
  const before = texts()
  const { status, said } = copy.run('new', parameters)
  expect([status, said]).toEqual([1, expect.stringContaining(message)])
  expect(texts()).toEqual(before)
})

/** Of all files that it could change. */
function texts(): string[] {
  return ['content', 'locales', 'i18n'].flatMap((folder) => {
    const entries = readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return entries.map(({ parentPath, name }) => `${parentPath}/${name}: ${readFileSync(join(parentPath, name), 'utf8')}`).sort()
  })
}
