import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type CommandResult, runCheck } from '../check/runCheck'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { sampleSite as sample } from '../testing/sampleProject'

const check = (root: string, args: string[] = []) => runCheck(args, { root })
const checkInCI = (root: string) => runCheck([], { root, isCI: true })

/** Runs the command in a process of its own. */
async function command(root: string, args: string[] = [], CI = ''): Promise<CommandResult> {
  const node = ['--import', import.meta.resolve('tsx'), resolve('scripts/check.ts'), ...args]
  try {
    return { status: 0, ...(await promisify(execFile)(process.execPath, node, { cwd: root, env: { ...process.env, CI } })) }
  } catch (error) {
    const { code: status, stdout, stderr } = error as { code: 1; stdout: string; stderr: string }
    return { status, stdout, stderr }
  }
}

/** In the languages of the project, which the command uses. */
const sampleSite = (changes: Parameters<typeof sample>[0] = {}) => sample(changes, allLanguages)
const translations = allLanguages.filter(({ code, draft }) => code !== defaultLocale && !draft).map(({ code }) => code)
const drafts = allLanguages.filter(({ draft }) => draft).map(({ code }) => code)

const forms = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories.length
const row = (name: string, count: (code: string) => string | number) =>
  [name, ...[...translations, ...drafts].map((code) => (typeof count(code) === 'number' ? `${count(code)}/${count(code)}` : count(code)))].join(' ')
const table = [
  ['Translated', ...translations, ...drafts.map((code) => `${code} (draft)`)].join(' '),
  row('art', () => 5),
  row('blog', (code) => 4 + forms(code)),
  row('contact', () => 4),
  row('home', () => 5),
  row('products', () => 2),
  row('projects', () => 14),
  row('sectors', () => 1),
  row('all words', (code) => 35 + forms(code)),
  row('blog posts and categories', (code) => (code === 'ja' ? '2/3' : '1/3')),
  '',
]

describe('npm run check', () => {
  it('reports no problems in one line, then remaining samples and the progress of translations', async () => {
    const root = sampleSite()
    const report = [
      `No problems: 19 files of content, 12 of words in ${translations.length + 1} languages, 2 blog posts.`,
      'To be replaced or confirmed before launch (`npm run check -- --launch` fails on them):',
      '  content/company.json: phone',
      '  content/site.json: tracking.pixelUrl, the texts of projects',
      ...(drafts.length > 0 ? ['Drafts, which only the preview shows:', ...drafts.map((code) => `  i18n/languages.ts ${code}`)] : []),
      ...table,
    ].join('\n')
    const trimmed = ({ status, stdout, stderr }: CommandResult) => ({ status, stdout: stdout.replace(/(?<=\S) {2,}/g, ' '), stderr })
    const count = (code: string) => 35 + forms(code) + (code === 'ja' ? 2 : 1)
    const recorded = translations.map((code) => `locales/${code}.sources.txt: ${count(code)} translations recorded. Commit it.\n`)
    expect(trimmed(await check(root))).toEqual({ status: 0, stdout: recorded.join('') + report, stderr: '' })
    // Nothing is left to write, so CI passes.
    expect(trimmed(await check(root))).toEqual({ status: 0, stdout: report, stderr: '' })
    expect(trimmed(await checkInCI(root))).toEqual({ status: 0, stdout: report, stderr: '' })
  })

  it('fails and lists every problem', async () => {
    const { status, stderr } = await check(sampleSite({ 'locales/de/blog.json': null, 'content/projects.json': ['"erp"', '"epr"'] }))
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      '  content/projects.json:10:14 1.image: there is no picture “epr”; did you mean “erp”?',
      '      Write “erp”, or draw the picture in art/.',
      '  locales/de/blog.json:1:1: the file is missing',
      '      Copy locales/en/blog.json here and translate it.',
      '2 problems.',
      '',
    ])
  })

  it('fails on samples with --launch', async () => {
    const { status, stdout, stderr } = await check(sampleSite({ 'content/company.json': ['"phone"\n', '\n'] }), ['--launch'])
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
    const root = sampleSite({ 'content/projects.json': ['"erp"', '"epr"'], 'locales/de/sectors.json': ['Everything.', ''] })
    const before = readdirSync(root, { recursive: true })
    const { status, stdout, stderr } = await check(root, ['--json'])
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

  it('requires up-to-date generated files in CI', async () => {
    const root = sampleSite()
    const { status, stderr } = await checkInCI(root)
    expect(status).toBe(1)
    expect(stderr).toContain(
      '  locales/de.sources.txt:1:1: does not say which English 38 translations were made from, art.child-health first\n' +
        '      Run npm run check, and commit locales/de.sources.txt.\n',
    )
    expect(stderr).toContain(
      '  .vscode/schemas/content/company.json:1:1: is out of date, so code editors would validate against old rules\n' +
        '      Run npm run check, and commit .vscode/schemas/content/company.json.\n',
    )
    expect(existsSync(join(root, 'locales/de.sources.txt'))).toBe(false)
  })

  it('lists what a save in the browser leaves behind with --publish, and fails only on other problems', async () => {
    const behind = sampleSite()
    const publish = (root: string, ...more: string[]) => runCheck(['--publish', ...more], { root, isCI: true })
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
    const { problems, waiting } = JSON.parse((await publish(behind, '--json')).stdout)
    expect(problems).toHaveLength(1)
    expect(waiting).toContainEqual(expect.objectContaining({ file: 'locales/de/sectors.json', key: 'all.overview' }))
  })

  it('accepts with --holds that a translation is still right', async () => {
    const root = sampleSite()
    await check(root)
    const english = join(root, 'locales/en/sectors.json')
    const changed = readFileSync(english, 'utf8').replace('Everything.', 'All of it.')
    const records = translations.map((code) => `locales/${code}.sources.txt`)
    const stale = sampleSite({
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
    expect((await check(stale, ['--holds', 'de:sectors.all.overview'])).stderr).not.toContain('locales/de')
    expect(await check(stale, ['--holds', 'sectors.all.overview'])).toMatchObject({ status: 0, stderr: '' })
    expect(await check(stale, ['--holds', 'sectors.all.overveiw'])).toMatchObject({
      status: 1,
      stderr: '--holds sectors.all.overveiw: no translation of this name is stale.\n',
    })
  })

  it('rejects unknown options', async () => {
    expect(await check(sampleSite(), ['--lanuch'])).toEqual({ status: 1, stdout: '', stderr: "Unknown option '--lanuch'\n" })
  })

  it('runs as a command in the current folder, with its options, output and exit status', async () => {
    const root = sampleSite({ 'content/projects.json': ['"erp"', '"epr"'] })
    const expected = await check(sampleSite({ 'content/projects.json': ['"erp"', '"epr"'] }))
    expect(await command(root)).toEqual(expected)
    expect(existsSync(join(root, 'locales/de.sources.txt'))).toBe(true)
    const { status, stdout } = await command(root, ['--json'])
    expect([status, JSON.parse(stdout).problems.length]).toEqual([1, 1])
  })

  it('detects CI by the environment', async () => {
    const root = sampleSite()
    expect(await command(root, [], 'true')).toEqual(await checkInCI(root))
    expect(existsSync(join(root, 'locales/de.sources.txt'))).toBe(false)
  })
})
