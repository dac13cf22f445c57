import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Content } from '../collections/schemas'
import { locales } from '../i18n/languages'
import { allRules } from '../scripts/audit/allRules'
import { audit, describeComplaints } from '../scripts/audit/audit'
import type { Page } from '../scripts/audit/parsePage'
import { readBuild } from '../scripts/audit/readBuild'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { fillPost, fillWords } from '../testing/fillPlaceholders'
import { followGuide, isFollowed } from '../testing/followGuide'
import { runGuideCommand } from '../testing/guideCommands'
import { opening, postWords, projectWords, translateGuideText } from '../testing/newTexts'
import { readGuide } from '../testing/readGuide'
import { languageRow } from '../testing/sampleProject'

/** Follows the guides in `docs/` literally, one after the other in a copy of the project, and builds the result. */
let copy: ProjectCopy
const project = process.cwd()
const later = new Set<string>()
const post = 'content/blog/applied-ai/how-a-model-is-retired'

/** Decisions that the guides leave to the reader, in the order of the guides here. */
const guides: Record<string, Record<string, () => void | Promise<void>>> = {
  'editing/change-a-text': {
    'Change the text between the quotation marks': () => edit('locales/en/careers.json', /("intro": "[^"]*)"/, '$1 Ask us what that is like."'),
    'Translate anew, in': () => edit('locales/ja/careers.json', /("intro": "[^"]*)"/, '$1どのような仕事か、お気軽にお尋ねください。"'),
  },
  'editing/replace-a-picture': {
    'put it into `content/images/`': async () => {
      mkdirSync('content/images', { recursive: true })
      await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#6f2da8' } })
        .jpeg()
        .toFile('content/images/office.jpg')
    },
  },
  'editing/move-a-page': {
    'knows the pages of the last build': () => {
      mkdirSync('dist/client', { recursive: true })
      copyFileSync(join(project, 'dist/client/lastmod.json'), 'dist/client/lastmod.json')
    },
  },
  'adopting/remove-a-page': {
    'Remove its entry in `content/menu.json`': async () => {
      const { said } = await runGuideCommand('npm run check')
      for (const file of ['content/menu.json', 'content/claims.json', 'content/productTiles.json']) expect(said).toContain(`${file}:`)
    },
    'Remove these places, and the whole claim if it has no other': () => {
      const claims: Content['claims'] = read('content/claims.json')
      const left = claims.map((claim) => ({ ...claim, at: claim.at.filter((place) => !place.startsWith('patent.')) })).filter(({ at }) => at.length > 0)
      writeFileSync('content/claims.json', JSON.stringify(left, null, 2))
    },
  },
  'adopting/add-a-page': {},
  'editing/add-a-project': {
    'Write each text over its hint': () => {
      for (const locale of ['en', 'ja', 'de'] as const) fillWords(`locales/${locale}/projects.json`, projectWords[locale])
    },
    'remove `"draft": true` from the entry': () => edit('content/projects.json', /,\s*"draft": true/, ''),
  },
  'editing/add-an-opening': {
    'Replace each hint with its text': () => {
      for (const locale of ['en', 'ja', 'de'] as const) {
        const [sibling] = Object.values<Record<string, unknown>>(read(`locales/${locale}/careers.json`).openings)
        fillWords(`locales/${locale}/careers.json`, { ...(sibling as Record<string, string>), ...opening[locale] })
      }
    },
    'Remove `"draft": true` from `content/openings.json`': () => edit('content/openings.json', /,\s*"draft": true/, ''),
  },
  'editing/add-a-language': {},
  'editing/add-a-blog-post': {
    'Replace every text with a ✎': () => fillPost(`${post}/index.md`, postWords.en),
    'remove the line `draft: true`': () => edit(`${post}/index.md`, 'draft: true\n', ''),
  },
  'editing/add-a-drawing': {
    'Use it: `"image": "timetable"`': () => edit('content/services.json', /"image": "[^"]*"/, '"image": "timetable"'),
  },
  'adopting/add-a-field': {
    'The value, in an entry of': () => edit('content/projects.json', '"image"', '"country": "IN", "image"'),
  },
}
const names = Object.keys(guides)
/** Results of guides that consist of commands only. */
const made: Record<string, boolean> = {
  'editing/add-a-language': existsSync('locales/fr'),
  'editing/add-an-opening': 'test-engineer' in read('locales/en/careers.json').openings,
  'editing/add-a-blog-post': existsSync(post),
}
const open = names.filter((name) => !made[name] && !isFollowed(`docs/${name}.md`))

beforeAll(() => {
  copy = copyProject()
  process.chdir(copy.folder)
})
afterAll(() => {
  process.chdir(project)
  copy.remove()
})

it('covers every guide with commands or files', () => {
  const asking = globSync('docs/{editing,adopting}/*.md', { cwd: project }).filter((path) => readGuide(join(project, path)).some(({ block }) => block))
  expect(Object.keys(guides).sort()).toEqual(asking.map((path) => path.slice('docs/'.length, -'.md'.length)).sort())
})

it.each(open)('%s', async (name) => {
  const run = async (command: string) => {
    const isMadeInCode = names.indexOf(name) > names.indexOf('editing/add-a-language')
    if (command !== 'npm run check' || !isMadeInCode) {
      const added = existsSync('locales/fr') && !made['editing/add-a-language'] ? [{ ...languageRow('fr'), draft: true }] : []
      return runGuideCommand(command, (each) => later.add(each), added)
    }
    // In a new process: this one has loaded the project without the new drawing and field.
    const { status, said } = copy.run('check')
    return { failed: status !== 0, said }
  }
  await followGuide(resolve(project, `docs/${name}.md`), { acts: guides[name] ?? {}, languages: locales, translate: translateGuideText, run })
})

it('the result compiles, and passes the check and, built, the audit', async () => {
  cpSync(join(project, 'testing'), 'testing', { recursive: true })
  const typed = globSync(
    '{collections/projectFactSchemas.ts,pages/{project-details,security}/**/*,art/subjects/*,i18n/*.d.ts,renderer/{pageContext,plugins/virtual.d}.ts}',
  )
  writeFileSync('guides.json', JSON.stringify({ extends: './tsconfig.json', include: [], files: typed.filter((file) => /\.tsx?$/.test(file)) }))
  for (const command of later) {
    const [, program = '', ...options] = command.replace('tsc', 'tsc --checkers 1 --project guides.json').split(' ')
    const { status, stdout } = spawnSync(join('node_modules/.bin', program), options, { encoding: 'utf8' })
    expect([command, status === 0 ? '' : stdout]).toEqual([command, ''])
  }
  await copy.build({}, ['--no-compress'])
  const site = readBuild('dist/client')
  const [{ category, id }] = read('content/projects.json')
  const isTheirs = ({ file }: Page) => file.endsWith(`/${category}/${id}.html`) || !existsSync(join(project, 'dist/client', file))
  const [ofTheirs, ofAll] = [true, false].map((asked) => allRules.filter(({ name }) => !ofOthers.includes(name) && ofTheirPages.includes(name) === asked))
  expect([ofTheirs?.length, ofAll?.length]).toEqual([ofTheirPages.length, allRules.length - ofTheirPages.length - ofOthers.length])
  const complaints = [...(await audit(site, ofAll ?? [])), ...(await audit({ ...site, pages: site.pages.filter(isTheirs) }, ofTheirs ?? []))]
  expect(describeComplaints(complaints)).toBe('')
  const files = globSync('**/*.html', { cwd: join(copy.folder, 'dist/client') })
  expect(files).toEqual(expect.arrayContaining(['de/security.html', 'ja/career/test-engineer.html', 'applied-ai/how-a-model-is-retired.html']))
  expect(files.filter((file) => /^fr[/.]|data-in-practice|(^|\/)patent/.test(file) && !isRedirect(file))).toEqual([])
}, 600_000)

/** Rules that are checked only on pages changed by guides. */
const ofTheirPages = ['valid HTML', 'page weight', 'script weight']
/** Rules about files that no guide changes, which `npm run audit` checks on the whole site. */
const ofOthers = ['valid CSS', 'browser features', 'compressed copies']

/** The response at the address of a removed page. */
function isRedirect(file: string): boolean {
  return readFileSync(join('dist/client', file), 'utf8').includes('http-equiv="refresh"')
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function edit(file: string, from: RegExp | string, to: string): void {
  copy.edit(file, from, to)
}
