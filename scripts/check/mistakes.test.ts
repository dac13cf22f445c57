import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getContent } from '../../content/content'
import type { Problem } from '../../content/problem'
import { allLanguages, defaultLocale } from '../../i18n/languages'
import { followRemedy } from './followRemedy'

type Edit = [file: string, from: string | RegExp, to: string]

/** A slip of somebody who edits the real content, where it is to be reported, and what that person knows and we do not. */
interface Mistake {
  /** What is changed in a file; several files for a slip that takes several. */
  edits?: Edit[]
  seed?: (root: string) => void
  /** The file, and a text on the line that has to be named, as it is after the slip. */
  at: [file: string, line: string]
  text?: string
}

const post = 'content/blog/applied-ai/outlier-or-news/index.md'
const word = (language: string, file: string, key: string) =>
  new RegExp(`"${key}": "((?:[^"\\\\]|\\\\.)*)"`).exec(read('.', `locales/${language}/${file}.json`))?.[1] ?? ''

const lastProject = Math.max(...getContent().projects.map(({ id }) => id))

const mistakes: Record<string, Mistake> = {
  'a comma is lost': {
    edits: [['content/projects.json', `"id": ${lastProject},`, `"id": ${lastProject}`]],
    at: ['content/projects.json', `"id": ${lastProject}`],
  },
  'a comma too many': { edits: [['locales/de/work.json', /"\n\}\n$/, '",\n}\n']], at: ['locales/de/work.json', lastLine('locales/de/work.json')] },
  'a misspelt key of the content': {
    edits: [['content/projects.json', '"image": "erp"', '"imgae": "erp"']],
    at: ['content/projects.json', '"imgae"'],
  },
  'an unknown category': {
    edits: [['content/projects.json', '"category": "healthcare"', '"category": "helthcare"']],
    at: ['content/projects.json', '"helthcare"'],
  },
  'a number in quotes': { edits: [['content/projects.json', '"id": 2,', '"id": "2",']], at: ['content/projects.json', '"id": "2"'] },
  'an unknown picture': { edits: [['content/services.json', '"data-science"\n', '"data-sceince"\n']], at: ['content/services.json', '"data-sceince"'] },
  'a project without words': {
    edits: [['content/projects.json', '[\n  {', `[\n  {\n    "id": ${lastProject + 1},\n    "category": "education",\n    "image": "erp"\n  },\n  {`]],
    at: ['content/projects.json', `"id": ${lastProject + 1}`],
  },
  'a link to a page that does not exist': {
    edits: [['content/heroSlides.json', '"/services/ai-ml"', '"/services/ai-lm"']],
    at: ['content/heroSlides.json', '"/services/ai-lm"'],
  },
  'a sample value under a wrong name': { edits: [['content/company.json', '"legalName",', '"legalname",']], at: ['content/company.json', '"legalname"'] },
  'a text that is missing in one language': {
    edits: [['locales/ja/contact.json', /\n {2}"submit": .*/, '']],
    at: ['locales/ja/contact.json', '{'],
    text: word('ja', 'contact', 'submit'),
  },
  'a misspelt key of the words': { edits: [['locales/de/contact.json', '"honeypot"', '"honeypto"']], at: ['locales/de/contact.json', '"honeypto"'] },
  'a misspelt key of the English words': { edits: [['locales/en/careers.json', '"intro"', '"intr"']], at: ['locales/en/careers.json', '"intr"'] },
  'a text that only one language has': {
    edits: [['locales/de/contact.json', '"honeypot"', '"subtitle": "Noch etwas",\n  "honeypot"']],
    at: ['locales/de/contact.json', '"subtitle"'],
  },
  'a text that is there twice': {
    edits: [['locales/de/contact.json', /\n {2}"submit": .*/, '$&$&']],
    at: ['locales/de/contact.json', '"submit"'],
  },
  'an empty text': {
    edits: [['locales/ja/work.json', /"objectives": "[^"]*"/, '"objectives": ""']],
    at: ['locales/ja/work.json', '"objectives": ""'],
    text: word('ja', 'work', 'objectives'),
  },
  'a slip in a placeholder': { edits: [['locales/de/layout.json', '{{company}}', '{{compnay}}']], at: ['locales/de/layout.json', '{{compnay}}'] },
  'a placeholder that is lost': { edits: [['locales/de/layout.json', '{{number}}', 'eins']], at: ['locales/de/layout.json', '"position": "eins'] },
  'a tag that is not closed': { edits: [['locales/de/contact.json', '</privacy>', '']], at: ['locales/de/contact.json', '<privacy>'] },
  'HTML in a text': { edits: [['locales/de/work.json', /"objectives": "([^"]*)"/, '"objectives": "<b>$1</b>"']], at: ['locales/de/work.json', '<b>'] },
  'an entity in a text': { edits: [['locales/de/work.json', /"objectives": "/, '$&&amp; ']], at: ['locales/de/work.json', '&amp;'] },
  'a text that is English still': {
    edits: [['locales/de/work.json', `"objectives": "${word('de', 'work', 'objectives')}"`, `"objectives": "${word('en', 'work', 'objectives')}"`]],
    at: ['locales/de/work.json', '"objectives"'],
  },
  'a translation that English has left behind': {
    edits: [
      ['locales/en/contact.json', `"submit": "${word('en', 'contact', 'submit')}"`, '"submit": "Send it off"'],
      // The other languages have kept up with it.
      ...allLanguages
        .filter(({ code }) => code !== defaultLocale && code !== 'de')
        .map(({ code }): Edit => [`locales/${code}/contact.json`, `"submit": "${word(code, 'contact', 'submit')}`, '$& +']),
    ],
    at: ['locales/de/contact.json', '"submit"'],
  },
  'a text that no page shows': {
    edits: allLanguages.map(({ code }): Edit => [`locales/${code}/contact.json`, '"honeypot"', `"formerIntro": "${code}: vormals",\n  "honeypot"`]),
    at: ['locales/en/contact.json', '"formerIntro"'],
  },
  'a file of words that is lost': { seed: (root) => rmSync(join(root, 'locales/de/sectors.json')), at: ['locales/de/sectors.json', ''] },
  'a title that is too long': {
    edits: [['locales/ja/work.json', /"title": "[^"]*"/, `"title": "${'長い題名'.repeat(16)}"`]],
    at: ['locales/ja/work.json', '長い題名'],
  },
  'a post without the words of its picture': { edits: [[post, /alt: .*\n/, '']], at: [post, '---'], text: /alt: (.*)/.exec(read('.', post))?.[1] ?? '' },
  'a post whose date differs in a translation': {
    edits: [[post.replace('.md', '.ja.md'), '2025-02-11', '2025-02-12']],
    at: [post.replace('.md', '.ja.md'), 'date: 2025-02-12'],
  },
  'a link of a post to a page that does not exist': {
    edits: [['content/blog/product-engineering/code-review-for-clients/index.md', '](/services)', '](/servises)']],
    at: ['content/blog/product-engineering/code-review-for-clients/index.md', '](/servises)'],
  },
  'a picture of a post that is not there': {
    edits: [['content/blog/product-engineering/code-review-for-clients/index.md', /$/, '\n![A chart](/chart.svg)\n']],
    at: ['content/blog/product-engineering/code-review-for-clients/index.md', '](/chart.svg)'],
  },
  'a translation of a post under a wrong language': {
    seed: (root) => renameSync(join(root, post.replace('.md', '.ja.md')), join(root, post.replace('.md', '.jp.md'))),
    at: [post.replace('.md', '.jp.md'), ''],
  },
  'a folder whose name makes no address': {
    seed: (root) => renameSync(join(root, 'content/blog/applied-ai/outlier-or-news'), join(root, 'content/blog/applied-ai/Outlier_or_News')),
    at: ['content/blog/applied-ai/Outlier_or_News/index.md', ''],
  },
}

describe.concurrent.each(Object.entries(mistakes))('%s', (_, { edits = [], seed, at: [file, line], text = '' }) => {
  it('is reported with its place, and the remedy, followed to the letter, mends it', async () => {
    const root = copySite()
    try {
      for (const [path, from, to] of edits) {
        expect(read(root, path).replace(from, to)).not.toBe(read(root, path))
        writeFileSync(join(root, path), read(root, path).replace(from, to))
      }
      seed?.(root)
      const { status, problems } = await check(root)
      const lineNumber = line === '' ? 1 : lastIndexOf(read(root, file), line)
      expect({ status, places: problems.map((each) => `${each.file}:${each.line}`) }).toEqual({ status: 1, places: [`${file}:${lineNumber}`] })
      const orders: string[][] = []
      const run = (...options: string[]) => void orders.push(options)
      for (const problem of problems) followRemedy(root, problem, { text, files: { [file]: readOr(file) }, run })
      for (const options of orders) await check(root, options)
      expect(await check(root)).toEqual({ status: 0, problems: [] })
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})

/** The real site, to make mistakes in. */
function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'mistake-'))
  for (const folder of ['content', 'locales', '.vscode', 'public']) cpSync(folder, join(root, folder), { recursive: true })
  for (const folder of ['components', 'islands', 'pages', 'renderer', 'seo', 'server', 'node_modules']) symlinkSync(resolve(folder), join(root, folder))
  return root
}

/** `npm run check`, and what it says, read back from its words. */
async function check(root: string, options: string[] = []): Promise<{ status: number; problems: Problem[] }> {
  const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/check.ts'), ...options]
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: root, env: { ...process.env, CI: '' } }, (error, _stdout, stderr) => {
      const told = stderr.matchAll(/^ {2}(\S+?):(\d+):(\d+)(?: (\S+))?: (.+)\n {6}(.+)$/gm)
      const problems = [...told].map(([, path = '', line, column, key = '', found = '', remedy = '']) => {
        return { file: path, line: Number(line), column: Number(column), key, found, remedy }
      })
      done({ status: error ? Number(error.code) : 0, problems })
    })
  })
}

/** The line, from 1, that a text stands on last. */
function lastIndexOf(text: string, part: string): number {
  const lines = text.split('\n')
  return part === '---' || part === '{' ? 1 : lines.findLastIndex((each) => each.includes(part)) + 1
}

function lastLine(path: string): string {
  return read('.', path).trimEnd().split('\n').at(-2) ?? ''
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function readOr(path: string): string {
  try {
    return read('.', path)
  } catch {
    return ''
  }
}
