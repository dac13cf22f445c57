import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import type { Problem } from '../collections/problem'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { followRemedy } from '../testing/followRemedy'
import { writeFileIn } from '../testing/writeFileIn'
import { checkCommand } from './checkCommand'
import { readCommand } from './commandOptions'
import { runCheck } from './runCheck'

type Edit = [file: string, from: string | RegExp, to: string]

/** A mistake in the real content, and where it must be reported. One file for all mistakes, as they share a copy of the site and its checks. */
interface Mistake {
  /** Changes of one or several files. */
  edits?: Edit[]
  /** A moved file or folder; deleted without a target. */
  moves?: [from: string, to?: string]
  /** The file, and a text of the line that must be reported, after the mistake. */
  at: [file: string, line: string]
  text?: string
  /** Found only if all content can be read. */
  needsContent?: true
}

const posts = getBlog().flatMap(({ posts }) => posts)
const fileOf = ({ category, slug }: { category: string; slug: string }, ending = 'md') => `content/blog/${category}/${slug}/index.${ending}`
const [otherLanguage = ''] = allLanguages.map(({ code }) => code).filter((code) => code !== defaultLocale)
const [movedPost = expect.fail('No post is translated.'), translatedPost = expect.fail('Only one post is translated.')] = posts.filter(({ texts }) =>
  texts.has(otherLanguage),
)
const post = fileOf(translatedPost)
const translation = fileOf(translatedPost, `${otherLanguage}.md`)
const moved = fileOf(movedPost)
const movedTranslation = fileOf(movedPost, `${otherLanguage}.md`)
const mistranslation = fileOf(movedPost, `${otherLanguage.slice(0, -1)}x.md`)
const misnamedPost = fileOf({ ...movedPost, slug: movedPost.slug.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', '_') })
/** Translations, because editing an original would also make its translations stale. */
const translations = posts.filter(({ texts }) => texts.has(otherLanguage)).map((each) => fileOf(each, `${otherLanguage}.md`))
const linkingPost = translations.find((file) => read('.', file).includes('](/services)')) ?? expect.fail('No translated post links to the services.')
const picturedPost = translations.find((file) => file !== linkingPost) ?? expect.fail('Only one post is translated.')
const word = (language: string, file: string, key: string) =>
  new RegExp(`"${key}": "((?:[^"\\\\]|\\\\.)*)"`).exec(read('.', `locales/${language}/${file}.json`))?.[1] ?? ''

const { company, projects, sectors, services, heroSlides } = getContent()
/** No sector refers to it, so a mistake in it is reported once. */
const [unshown = expect.fail('Sectors name all projects.')] = projects.filter(({ id }) => sectors.every((sector) => sector.project !== id))
const ofUnshown = (category: string) => `"id": ${unshown.id},\n    "category": "${category}"`
const lastProject = Math.max(...projects.map(({ id }) => id))
const [project = expect.fail('There is no project.')] = projects
const [service = expect.fail('There is no service.')] = services
const [{ href: linked } = expect.fail('There is no slide.')] = heroSlides
/** Swaps two letters of a name. */
const slip = (name: string) => name.replace(/(\w)(\w)(?=\w\w)(?=\w*$)/, (pair, a: string, b: string) => (a === b ? `${pair}x` : b + a))

const [textBeforeComma = expect.fail('It has a single text.')] = /"\w+": ".*"(?=,$)/m.exec(read('.', 'locales/de/leadership.json')) ?? []

const mistakes: Record<string, Mistake> = {
  'a missing comma': { edits: [['locales/de/leadership.json', `${textBeforeComma},`, textBeforeComma]], at: ['locales/de/leadership.json', textBeforeComma] },
  'a trailing comma': { edits: [['locales/de/work.json', /\n\}\n$/, ',\n}\n']], at: ['locales/de/work.json', lastLine('locales/de/work.json')] },
  'a misspelt key of the content': {
    edits: [['content/openings.json', '"image": ', '"imgae": ']],
    at: ['content/openings.json', '"imgae"'],
  },
  'an unknown category': {
    edits: [['content/projects.json', ofUnshown(unshown.category), ofUnshown(slip(unshown.category))]],
    at: ['content/projects.json', `"${slip(unshown.category)}"`],
  },
  'a number in quotes': {
    edits: [['content/statistics.json', /"value": (\d+)/, '"value": "$1"']],
    at: ['content/statistics.json', '"value": "'],
  },
  'a negative figure': {
    edits: [['content/statistics.json', /"value": (\d+)(?=\s*\}\s*\]\s*$)/, '"value": -$1']],
    at: ['content/statistics.json', '"value": -'],
  },
  'an unknown picture': {
    edits: [['content/services.json', `"image": "${service.image}"`, `"image": "${slip(service.image)}"`]],
    at: ['content/services.json', `"${slip(service.image)}"`],
  },
  'a project without words': {
    edits: [
      [
        'content/projects.json',
        '[\n  {',
        `[\n  {\n    "id": ${lastProject + 1},\n    "category": "${project.category}",\n    "image": "${project.image}"\n  },\n  {`,
      ],
    ],
    at: ['content/projects.json', `"id": ${lastProject + 1}`],
  },
  'a link to a missing page': {
    edits: [['content/heroSlides.json', `"${linked}"`, `"${slip(linked)}"`]],
    needsContent: true,
    at: ['content/heroSlides.json', `"${slip(linked)}"`],
  },
  'a sample value under a wrong name': {
    edits: [['content/company.json', '"placeholders": [', `"placeholders": ["legalname"${company.placeholders.length > 0 ? ', ' : ''}`]],
    at: ['content/company.json', '"legalname"'],
  },
  'a text missing in one language': {
    edits: [['locales/ja/contact.json', /\n {2}"submit": .*/, '']],
    at: ['locales/ja/contact.json', '{'],
    text: word('ja', 'contact', 'submit'),
  },
  'a misspelt key of the words': { edits: [['locales/de/contact.json', '"honeypot"', '"honeypto"']], at: ['locales/de/contact.json', '"honeypto"'] },
  'a misspelt key of the English words': { edits: [['locales/en/careers.json', '"intro"', '"intr"']], at: ['locales/en/careers.json', '"intr"'] },
  'a text in one language only': {
    edits: [['locales/de/patent.json', '"menu"', '"subtitle": "Noch etwas",\n  "menu"']],
    at: ['locales/de/patent.json', '"subtitle"'],
  },
  'a duplicate text': {
    edits: [['locales/de/blog.json', /\n {2}"loading": .*/, '$&$&']],
    at: ['locales/de/blog.json', '"loading"'],
  },
  'an empty text': {
    edits: [['locales/ja/work.json', /"objectives": "[^"]*"/, '"objectives": ""']],
    at: ['locales/ja/work.json', '"objectives": ""'],
    text: word('ja', 'work', 'objectives'),
  },
  'a misspelt placeholder': { edits: [['locales/de/layout.json', '{{company}}', '{{compnay}}']], at: ['locales/de/layout.json', '{{compnay}}'] },
  'a lost placeholder': { edits: [['locales/de/layout.json', '{{number}}', 'eins']], at: ['locales/de/layout.json', '"position": "eins'] },
  'an unclosed tag': { edits: [['locales/de/contact.json', '</privacy>', '']], at: ['locales/de/contact.json', '<privacy>'] },
  'HTML in a text': { edits: [['locales/de/work.json', /"objectives": "([^"]*)"/, '"objectives": "<b>$1</b>"']], at: ['locales/de/work.json', '<b>'] },
  'an entity in a text': { edits: [['locales/de/blog.json', /"intro": "/, '$&&amp; ']], at: ['locales/de/blog.json', '&amp;'] },
  'a wrong term': { edits: [['locales/de/blog.json', /"intro": "/, '$&Kundschaft: ']], at: ['locales/de/blog.json', 'Kundschaft'] },
  'a half-width parenthesis': { edits: [['locales/ja/work.json', /"objectives": "[^"]*/, '$&(例）']], at: ['locales/ja/work.json', '(例）'] },
  'an untranslated text': {
    // An English word that exists in German, so that there is only one mistake.
    edits: [['locales/de/work.json', `"kind": "${word('de', 'work', 'kind')}"`, `"kind": "${word('en', 'work', 'kind')}"`]],
    at: ['locales/de/work.json', '"kind"'],
  },
  'a stale translation': {
    edits: [
      ['locales/en/contact.json', `"submit": "${word('en', 'contact', 'submit')}"`, '"submit": "Send it off"'],
      // The other languages are changed as well.
      ...allLanguages
        .filter(({ code }) => code !== defaultLocale && code !== 'de')
        .map(({ code }): Edit => [`locales/${code}/contact.json`, `"submit": "${word(code, 'contact', 'submit')}`, '$& +']),
    ],
    at: ['locales/de/contact.json', '"submit"'],
  },
  'an unused text': {
    edits: allLanguages.map(({ code }): Edit => [`locales/${code}/about.json`, '"paragraphs"', `"formerIntro": "${code}: 1999",\n  "paragraphs"`]),
    at: ['locales/en/about.json', '"formerIntro"'],
  },
  'a missing file of words': { moves: ['locales/de/sectors.json'], at: ['locales/de/sectors.json', ''] },
  'a title that is too long': {
    edits: [['locales/ja/work.json', /"title": "[^"]*"/, `"title": "${'長い題名'.repeat(16)}"`]],
    at: ['locales/ja/work.json', '長い題名'],
  },
  'a post without alternative text': {
    edits: [[post, /alt: .*\n/, '']],
    at: [post, '---'],
    text: /alt: (.*)/.exec(read('.', post))?.[1] ?? '',
  },
  'a post whose date differs in a translation': {
    edits: [[translation, `date: ${translatedPost.date}`, 'date: 2001-02-03']],
    at: [translation, 'date: 2001-02-03'],
  },
  'a link of a post to a missing page': {
    edits: [[linkingPost, '](/services)', '](/servises)']],
    needsContent: true,
    at: [linkingPost, '](/servises)'],
  },
  'a missing picture of a post': {
    edits: [[picturedPost, /$/, '\n![A chart](/chart.svg)\n']],
    needsContent: true,
    at: [picturedPost, '](/chart.svg)'],
  },
  'a translation of a post under a wrong language': {
    moves: [movedTranslation, mistranslation],
    at: [mistranslation, ''],
  },
  'an invalid folder name': {
    moves: [dirname(moved), dirname(misnamedPost)],
    at: [misnamedPost, ''],
  },
}

/** Mistakes in different files are made at once, as a check of the whole site is slow. */
const rounds: string[][] = []
for (const name of Object.keys(mistakes)) {
  const round = rounds.find((others) => others.every((other) => areApart(name, other)))
  if (round) round.push(name)
  else rounds.push([name])
}

it.each(rounds.map((round) => [round.join(', '), round] as const))('%s: reports each with its position, and its remedy solves it', async (_, round) => {
  const made = round.map((name) => mistakes[name] ?? expect.fail(name))
  for (const { edits = [], moves } of made) {
    for (const [path, from, to] of edits) {
      expect(read(root, path).replace(from, to)).not.toBe(read(root, path))
      writeFileSync(join(root, path), read(root, path).replace(from, to))
    }
    if (moves?.[1]) renameSync(join(root, moves[0]), join(root, moves[1]))
    else if (moves) rmSync(join(root, moves[0]))
  }
  const { status, problems } = await check()
  const places = made.map(({ at: [file, line] }) => `${file}:${line === '' ? 1 : lastIndexOf(read(root, file), line)}`)
  expect({ status, places: problems.map((each) => `${each.file}:${each.line}`).toSorted() }).toEqual({ status: 1, places: places.toSorted() })
  await follow(problems, made)
  let left = await check()
  // A text written for a remedy may need a certain form, such as the type labels of projects.
  if (left.problems.length > 0) {
    await follow(left.problems, made)
    left = await check()
  }
  expect(left).toEqual({ status: 0, problems: [] })
})

/** Follows the remedies, and runs their commands last. */
async function follow(problems: Problem[], made: Mistake[]): Promise<void> {
  const orders: string[][] = []
  const run = (...options: string[]) => void orders.push(options)
  for (const problem of problems) {
    const text = made.find(({ at: [file] }) => file === problem.file)?.text ?? ''
    followRemedy(root, problem, { text, files: { [problem.file]: readOr(problem.file) }, run })
  }
  for (const options of orders) await check(options)
}

/** A copy of the real site for all mistakes, as each is undone. */
let root: string
/** Modification time and contents of files that may change, by path. */
const originals = new Map<string, { time: number | undefined; bytes: Buffer }>()
const changeable = ['content', 'locales', '.vscode', 'public']

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mistake-'))
  for (const folder of changeable) cpSync(folder, join(root, folder), { recursive: true })
  for (const folder of ['blog', 'components', 'islands', 'pages', 'renderer', 'seo', 'server', 'node_modules']) symlinkSync(resolve(folder), join(root, folder))
  for (const path of files()) originals.set(path, { time: timeOf(path), bytes: readFileSync(join(root, path)) })
})
afterEach(() => {
  for (const path of files()) if (!originals.has(path)) rmSync(join(root, path))
  for (const [path, original] of originals) {
    if (timeOf(path) === original.time) continue
    writeFileIn(root, path, original.bytes)
    original.time = timeOf(path)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

/** Whether two mistakes can be made at once: they have no file in common. */
function areApart(name: string, other: string): boolean {
  const [one, two] = [name, other].map((each) => mistakes[each] ?? expect.fail(each))
  if (!one || !two) return false
  if ((one.needsContent || two.needsContent) && [one, two].some((each) => !each.needsContent && filesOf(each).some((file) => file.startsWith('content/'))))
    return false
  return !filesOf(one).some((file) => filesOf(two).some((its) => its.startsWith(file) || file.startsWith(its)))
}

function filesOf({ edits = [], moves, at: [file] }: Mistake): string[] {
  const paths = [file, ...(moves ?? []), ...edits.map(([path]) => path)].filter((path) => path !== undefined)
  // A post that cannot be read hides what is wrong with its translations.
  return paths.map((path) => path.replace(/\/index(\.\w+)?\.md$/, ''))
}

function files(): string[] {
  const entries = changeable.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  return entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
}

function timeOf(path: string): number | undefined {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs
}

/** Runs `npm run check`, and parses its output. */
async function check(options: string[] = []): Promise<{ status: number; problems: Problem[] }> {
  const { status, stderr } = await runCheck({ ...readCommand(checkCommand, options).values, root })
  const matches = stderr.matchAll(/^ {2}(\S+?):(\d+):(\d+)(?: (\S+))?: (.+)\n {6}(.+)$/gm)
  const problems = [...matches].map(([, path = '', line, column, key = '', found = '', remedy = '']) => {
    return { file: path, line: Number(line), column: Number(column), key, found, remedy }
  })
  return { status, problems }
}

/** The line, from 1, of the last occurrence of a text. */
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
