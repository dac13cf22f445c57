import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { checkProject } from '../check/checkProject'
import { listDrafts } from '../check/drafts'
import { readSite } from '../check/readSite'
import { getContent, refreshContent } from '../collections/content'
import { describeAll } from '../collections/problem'
import { allLanguages, locales } from '../i18n/languages'
import { createNew, kindNames } from '../scripts/new/createNew'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { languageRow } from '../testing/sampleProject'
import { first } from '../testing/samples'

/** `npm run new` in a copy of the project: its output is valid, a draft, and formatted. */
let copy: ProjectCopy
const project = process.cwd()
const { projects, sectors } = getContent()
const { category: sector } = first(sectors)
const { slug: category } = first(getBlog())
const postFile = `content/blog/${category}/retiring-a-model-a-plan/index.md`

/** Last, as later entries would have words in this language, too. */
const language = 'gd'
const kinds = {
  project: {
    // A photograph without description.
    flags: ['--category', sector, '--heading', 'A timetable', '--image', 'timetable.png'],
    draft: `content/projects.json ${Math.max(...projects.map(({ id }) => id)) + 1}`,
    file: 'content/projects.json',
    unwritten: locales.flatMap((locale) => [`locales/${locale}/projects.json`, `locales/${locale}/art.json`]),
  },
  service: {
    flags: ['--heading', 'Process automation & more'],
    draft: 'content/services.json process-automation-more',
    file: 'content/services.json',
    unwritten: locales.map((locale) => `locales/${locale}/services.json`),
  },
  opening: {
    flags: ['--title', 'Test Engineer'],
    draft: 'content/openings.json test-engineer',
    file: 'content/openings.json',
    unwritten: locales.map((locale) => `locales/${locale}/careers.json`),
  },
  post: {
    flags: ['--category', category, '--title', 'Retiring a model: a plan', '--date', '2026-03-14'],
    draft: postFile,
    file: postFile,
    unwritten: [postFile],
  },
  category: {
    flags: ['--name', 'Data in practice'],
    draft: 'content/blog/data-in-practice/index.md',
    file: 'content/blog/data-in-practice/index.md',
    unwritten: ['content/blog/data-in-practice/index.md'],
  },
  language: {
    flags: ['--code', language],
    draft: `i18n/languages.ts ${language}`,
    file: 'i18n/languages.ts',
    unwritten: [`locales/${language}/`, `content/blog/${category}/index.${language}.md`],
  },
}
const each = Object.entries(kinds)
const outputs = new Map<string, string>()

beforeAll(async () => {
  copy = copyProject()
  mkdirSync(join(copy.folder, 'content/images'), { recursive: true })
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#667' } })
    .png()
    .toFile(join(copy.folder, 'content/images/timetable.png'))
  // The command works in the current folder.
  process.chdir(copy.folder)
  for (const [kind, { flags }] of each) outputs.set(kind, await createNew([kind, ...flags]))
})
afterAll(() => {
  process.chdir(project)
  copy.remove()
})

it('has a test for each kind', () => {
  expect([...Object.keys(kinds), 'redirect'].sort()).toEqual(kindNames.toSorted())
})

it('writes drafts that pass the check', async () => {
  const site = readSite(copy.folder, [...allLanguages, { ...languageRow(language), draft: true }])
  const { problems } = await checkProject(site, 'ignore')
  expect(describeAll(problems)).toBe('')
  expect(listDrafts(site)).toEqual(expect.arrayContaining(each.map(([, { draft }]) => draft)))
})

it.each(each)('%s: lists each place to fill in', (kind) => {
  const places = [...(outputs.get(kind) ?? '').matchAll(/^ {2}(\S+):(\d+) {2}/gm)]
  expect(places.length).toBeGreaterThan(3)
  for (const [, path = '', line] of places) expect(readFileSync(path, 'utf8').split('\n')[Number(line) - 1]).toContain('✎')
})

it('has a sample type label in the format of each language', () => {
  const hints = ['en', 'ja', 'de'].map((code) => {
    const words: { paragraph: string }[] = Object.values(JSON.parse(readFileSync(join(copy.folder, `locales/${code}/projects.json`), 'utf8')))
    return words.at(-1)?.paragraph
  })
  expect(hints).toEqual([/ · /, /／/, / · /].map((sign) => expect.stringMatching(sign)))
})

it('writes placeholders that the check reports without draft', async () => {
  const before = each.map(([, { file }]) => [file, readFileSync(file, 'utf8')] as const)
  for (const [file, text] of before) writeFileSync(file, text.replace(/,?\s*"?draft"?: true/, ''))
  const { problems } = await checkProject(readSite(copy.folder, [...allLanguages, languageRow(language)]), 'ignore')
  for (const [file, text] of before) writeFileSync(file, text)
  const unwritten = problems.filter(({ found }) => found.includes('nobody has written this yet')).map(({ file }) => file)
  for (const place of each.flatMap(([, { unwritten }]) => unwritten)) expect(unwritten).toContainEqual(expect.stringMatching(`^${place}`))
})

it('redirects a former address, and existing redirects to it, in one step', async () => {
  const file = join(copy.folder, 'content/redirects.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, '[{ "from": "/automation", "to": "/services/old" }]')
  refreshContent()
  expect(await createNew(['redirect', '--from', '/services/old', '--to', '/services'])).toMatch(/1 older redirect leads there as well/)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['/automation', '/services/old'].map((from) => ({ from, to: '/services' })))
  const { problems } = await checkProject(readSite(copy.folder, [...allLanguages, { ...languageRow(language), draft: true }]), 'ignore')
  expect(describeAll(problems)).toBe('')
  writeFileSync(file, before)
  refreshContent()
})

it('changes no file but its own, formatted or not', async () => {
  writeFileSync('notes.json', '{"of": "an editor"}')
  await createNew([
    'post',
    ...each.filter(([kind]) => kind === 'post').flatMap(([, { flags }]) => flags.map((flag) => (flag.includes(': a plan') ? 'Only this' : flag))),
  ])
  expect(readFileSync('notes.json', 'utf8')).toBe('{"of": "an editor"}')
  rmSync('notes.json')
  rmSync(postFile.replace(/[^/]+\/index/, 'only-this/index').replace('/index.md', ''), { recursive: true })
})

it('writes formatted files', () => {
  const biome = ['check', '--vcs-enabled=false', 'content', 'locales', 'i18n']
  expect(spawnSync(process.execPath, [resolve('node_modules/@biomejs/biome/bin/biome'), ...biome], { encoding: 'utf8' }).stderr).toBe('')
})

describe('rejects with a message, and writes nothing', () => {
  let before: string[]
  beforeAll(() => {
    before = texts()
  })

  it.each([
    // Projects have numbers, so two may have the same name.
    ...each.filter(([kind]) => kind !== 'project').map(([kind, { flags }]) => [[kind, ...flags], /already|duplicate|is that of/] as const),
    [[], 'creates one of: project, service, opening, post, category, redirect, language'],
    [['project', '--heading', 'x'], 'needs --category; without a terminal'],
    [['post', '--category', category], 'needs --title; without a terminal'],
    [['category', '--name', 'Services'], 'is the address'],
    [['service', '--heading', 'x', '--image', 'nothing'], 'has to be a drawing'],
    [['redirect', '--from', '/services', '--to', '/work'], 'is the address of a page'],
    [['redirect', '--from', '/Services', '--to', '/work'], 'in capitals only'],
    [['redirect', '--from', '/services/old/', '--to', '/work'], 'has to be a path such as'],
    [['redirect', '--from', '/services/old', '--to', '/services/older'], 'has to be the path of a page'],
    [['language', '--code', 'de'], 'is in i18n/languages.ts already'],
    [['language', '--code', 'blog'], 'is the address of the page pages/blog'],
    [['language', '--code', 'xx'], 'has to be the code of a language'],
  ] as const)('%j', async (parameters, message) => {
    await expect(createNew([...parameters])).rejects.toThrow(message)
    expect(texts()).toEqual(before)
  })
})

/** The other tests run in process; `check/optionsWithoutDashes.test.ts` proves that it fails as a command. */
it('runs as a command', () => {
  const title = 'Another engineer'
  expect(copy.run('new', ['opening', '--title', title])).toMatchObject({ status: 0, said: expect.stringContaining('To be filled in') })
  expect(listDrafts(readSite(copy.folder))).toContain('content/openings.json another-engineer')
})

/** Contents of all files that it could change. */
function texts(): string[] {
  return ['content', 'locales', 'i18n'].flatMap((folder) => {
    const entries = readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return entries.map(({ parentPath, name }) => `${parentPath}/${name}: ${readFileSync(join(parentPath, name), 'utf8')}`).sort()
  })
}
