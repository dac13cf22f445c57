import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CommandResult, runCheck } from '../check/runCheck'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { sampleProject as sample } from '../testing/sampleProject'

const check = (root: string) => runCheck({ root })
const checkInCI = (root: string) => runCheck({ root, isCI: true })

/** Runs the command in a process of its own. */
function command(root: string, args: string[], CI: string) {
  const node = ['--import', import.meta.resolve('tsx'), resolve('scripts/check.ts'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: 'utf8', env: { ...process.env, CI } })
  return { status, stdout, stderr }
}

/** In the languages of the project, which the command uses. */
const sampleProject = (changes: Parameters<typeof sample>[0] = {}) => sample(changes, allLanguages)
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
  row('blog posts and categories', () => '2/3'),
  '',
]

describe('npm run check', () => {
  it('reports no problems in one line, then remaining samples and the progress of translations', async () => {
    const root = sampleProject()
    const report = [
      `No problems: 19 files of content, 12 of words in ${translations.length + 1} languages, 2 blog posts.`,
      'To be replaced or confirmed before launch (`npm run check -- --launch` fails on them):',
      '  content/company.json: phone',
      '  content/site.json: tracking.pixelUrl, the texts of projects',
      ...(drafts.length > 0 ? ['Drafts, which only the preview shows:', ...drafts.map((code) => `  i18n/languages.ts ${code}`)] : []),
      ...table,
    ].join('\n')
    const trimmed = ({ status, stdout, stderr }: CommandResult) => ({ status, stdout: stdout.replace(/(?<=\S) {2,}/g, ' '), stderr })
    const count = (code: string) => 37 + forms(code)
    const recorded = translations.map((code) => `locales/${code}.sources.txt: ${count(code)} translations recorded. Commit it.\n`)
    expect(trimmed(await check(root))).toEqual({ status: 0, stdout: recorded.join('') + report, stderr: '' })
    // Nothing is left to write, so CI passes.
    expect(trimmed(await check(root))).toEqual({ status: 0, stdout: report, stderr: '' })
    expect(trimmed(await checkInCI(root))).toEqual({ status: 0, stdout: report, stderr: '' })
  })

  it('requires up-to-date generated files in CI', async () => {
    const root = sampleProject()
    const { status, stderr } = await checkInCI(root)
    expect(status).toBe(1)
    expect(stderr).toContain(
      '  locales/de.sources.txt:1:1: does not say which English 39 translations were made from, art.child-health first\n' +
        '      Run npm run check, and commit locales/de.sources.txt.\n',
    )
    expect(stderr).toContain(
      '  .vscode/schemas/content/company.json:1:1: is out of date, so code editors would validate against old rules\n' +
        '      Run npm run check, and commit .vscode/schemas/content/company.json.\n',
    )
    expect(existsSync(join(root, 'locales/de.sources.txt'))).toBe(false)
  })

  it('runs as a command in the current folder, with its output and exit status, and reads its options and whether it runs in CI', async () => {
    const root = sampleProject({ 'content/projects.json': ['"erp"', '"epr"'] })
    const expected = await runCheck({ launch: true, root, isCI: true })
    expect(expected).toMatchObject({ status: 1, stdout: expect.stringContaining('Translated'), stderr: expect.stringContaining('“epr”') })
    expect(command(root, ['--launch'], 'true')).toEqual(expected)
    expect(existsSync(join(root, 'locales/de.sources.txt'))).toBe(false)
  })
})
