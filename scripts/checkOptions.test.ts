import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCheck } from '../check/runCheck'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { sampleProject as sample } from '../testing/sampleProject'

/** The options of `npm run check`; `check.test.ts` tests it without them. */
const check = (root: string, options: Parameters<typeof runCheck>[0] = {}) => runCheck({ ...options, root })
/** In the languages of the project, which the command uses. */
const sampleProject = (changes: Parameters<typeof sample>[0] = {}) => sample(changes, allLanguages)
const translations = allLanguages.filter(({ code, draft }) => code !== defaultLocale && !draft).map(({ code }) => code)

it('fails on samples with --launch', async () => {
  const { status, stdout, stderr } = await check(sampleProject({ 'content/company.json': ['"phone"\n', '\n'] }), { launch: true })
  expect(status).toBe(1)
  expect(stdout).not.toContain('before launch')
  expect(stderr.split('\n')).toEqual([
    '  content/site.json:9:17 tracking.pixelUrl: still holds a sample value',
    '      Write the real value, then take "tracking.pixelUrl" off "placeholders" in this file.',
    '  content/site.json:15:5 unconfirmedTexts.0: locales/*/projects.json holds sample texts that the company has not confirmed',
    '      Have them confirmed or replaced, then take "projects" off this list.',
    '  content/company.json:9:12 phone: “+91 20 0000 0000” looks like a sample value',
    '      Write the real value.',
    '3 problems.',
    '',
  ])
})

it('prints the same as JSON with --json, and writes no file', async () => {
  const root = sampleProject({ 'content/projects.json': ['"erp"', '"epr"'], 'locales/de/sectors.json': ['Everything.', ''] })
  const before = readdirSync(root, { recursive: true })
  const { status, stdout, stderr } = await check(root, { json: true })
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  const report = JSON.parse(stdout)
  expect(report.problems).toEqual([
    {
      file: 'content/projects.json',
      line: 10,
      column: 14,
      key: '1.image',
      found: 'there is no picture “epr”; did you mean “erp”?',
      remedy: 'Write “erp”, or draw the picture in art/.',
    },
    {
      file: 'locales/de/sectors.json',
      line: 3,
      column: 17,
      key: 'all.overview',
      found: 'is empty',
      remedy: 'Write the text, or remove the key in every language.',
    },
  ])
  expect(report.progress).toContainEqual({ language: 'de', group: 'sectors', translated: 0, stale: 0, total: 1, drafts: 0 })
  expect(report.samples.map(({ name }: { name: string }) => name)).toEqual(['phone', 'tracking.pixelUrl', 'the texts of projects'])
  expect(readdirSync(root, { recursive: true })).toEqual(before)
})

it('lists what a save in the browser leaves behind with --publish, and fails only on other problems', async () => {
  const behind = sampleProject()
  const publish = (root: string, json = false) => runCheck({ publish: true, json, root, isCI: true })
  const { status, stdout, stderr } = await publish(behind)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^No problems: .*\nTo be fixed, without blocking publishing:\n/)
  for (const file of ['locales/de.sources.txt', '.vscode/settings.json']) expect(stdout).toContain(`  ${file}:1:1`)
  await check(behind)
  for (const [file, from, to] of [
    ['locales/en/sectors.json', 'Everything.', 'All of it.'],
    ['locales/sameAsEnglish.json', '"Everything."', '"All of it."'],
    ['content/projects.json', '"erp"', '"epr"'],
  ] as const)
    writeFileSync(join(behind, file), readFileSync(join(behind, file), 'utf8').replace(from, to))
  const wrong = await publish(behind)
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringMatching(/^ {2}content\/projects\.json:10:14 1\.image: .*\n.*\n1 problem\.\n$/) })
  expect(wrong.stdout).toContain('locales/de/sectors.json:3:17 all.overview: is stale')
  const { problems, waiting } = JSON.parse((await publish(behind, true)).stdout)
  expect(problems).toHaveLength(1)
  expect(waiting).toContainEqual(expect.objectContaining({ file: 'locales/de/sectors.json', key: 'all.overview' }))
})

it('accepts with --holds that a translation is still right', async () => {
  const root = sampleProject()
  await check(root)
  const english = join(root, 'locales/en/sectors.json')
  const changed = readFileSync(english, 'utf8').replace('Everything.', 'All of it.')
  const records = translations.map((code) => `locales/${code}.sources.txt`)
  const stale = sampleProject({
    'locales/en/sectors.json': changed,
    'locales/sameAsEnglish.json': ['"Everything."', '"All of it."'],
    ...Object.fromEntries(records.map((path) => [path, readFileSync(join(root, path))])),
  })
  expect((await check(stale)).stderr.split('\n')).toEqual([
    ...translations
      .toSorted()
      .flatMap((code) => [
        `  locales/${code}/sectors.json:3:17 all.overview: is stale: the English has changed since it was translated`,
        `      Translate “All of it.” anew; if this still says it, run: npm run check -- --holds ${code}:sectors.all.overview`,
      ]),
    `${translations.length} problems.`,
    '',
  ])
  expect((await check(stale)).stdout).toMatch(/\nsectors +1\/1, 1 stale {4}1\/1, 1 stale/)
  expect((await check(stale, { holds: ['de:sectors.all.overview'] })).stderr).not.toContain('locales/de')
  expect(await check(stale, { holds: ['sectors.all.overview'] })).toMatchObject({ status: 0, stderr: '' })
  expect(await check(stale, { holds: ['sectors.all.overveiw'] })).toMatchObject({
    status: 1,
    stderr: '--holds sectors.all.overveiw: no translation of this name is stale.\n',
  })
})
