import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { address, splitAddress } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { addressOfFile, fileOfAddress } from '../i18n/pageFile'
import { folders } from '../renderer/prerender/folders'
import { fingerprintCode, fingerprintShared } from '../renderer/prerender/inputs'
import type { RecordedChanges } from '../renderer/prerender/pageChanges'
import { differences, pagesOf, readSite } from '../testing/builtSite'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { first, pathOf } from '../testing/samples'
import { unlinkedPost } from '../testing/unlinkedPost'

/**
 * Proves that a page which an incremental build leaves alone is never stale: after changes of each kind, the site is byte by
 * byte what a build from nothing makes of it. Changes that concern different pages are built together: a page that one of them
 * makes stale is not mended by the others. None of it is compressed, which takes longer than the rest: whether a build upon
 * another has all of it compressed, `e2e/changed.test.ts` asks.
 */
let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject({ isBuilt: true })
})
afterAll(() => copy.remove())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
// Other tests may be building at the same time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const [oneCategory, otherCategory, thirdCategory] = getBlog().map(({ posts }) => posts)
const gone = unlinkedPost(first(thirdCategory ?? []).category)
const pictured = [first((thirdCategory ?? []).filter((post) => post !== gone)), first(oneCategory ?? [])] as const
// Without their translations, so that every language shows the same text of them; the shorter title can take another word.
const others = (oneCategory ?? []).filter((post) => post !== pictured[1]).toSorted((a, b) => titleOf(a).length - titleOf(b).length)
const [retitled, reworded] = [first(others), first(others.slice(1))]
const besideText = `content/blog${pathOf(pictured[0])}/office.jpg`
/** It waits for its moment, and so does an opening. */
const waiting = first((thirdCategory ?? []).filter((post) => post !== gone && post !== pictured[0]))
const translated = first((otherCategory ?? []).filter(({ texts }) => texts.size > 1))
const opening = first(getContent().openings)
type Post = ReturnType<typeof getBlog>[number]['posts'][number]

/** Settings of all builds once they have been changed. */
const settings = {
  SITE_URL: 'https://www.else.test',
  SC_ATTR: 'data-other',
  NODE_OPTIONS:
    '--import=data:text/javascript,Date.prototype.getFullYear=()=>2099;{const{now}=Date;Date.now=()=>now()+Number(process.env.HOURS_LATER)*3600000}',
}
/** How long after now the next build is made. */
let hoursLater = 0
const moment = (hours: number) => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)}Z`
const twoWorkers = ['--workers=2']

describe('after changes of code, of settings, and of what all pages may show', () => {
  const changes: Record<string, () => unknown> = {
    'a fact': () => copy.edit('content/company.json', getContent().company.phone, `${getContent().company.phone}1`),
    'an entry of a collection': () => copy.edit('content/statistics.json', /"value": /, '$&1'),
    'the order of every collection': reverseCollections,
    'where the site is published': () => vi.stubEnv('SITE_URL', settings.SITE_URL),
    'a setting that only a package reads': () => vi.stubEnv('SC_ATTR', settings.SC_ATTR),
    'the year': () => vi.useFakeTimers({ now: new Date(2099, 5, 1), toFake: ['Date'] }),
    'the bytes of a photograph': () => photograph('#04c'),
    'the bytes of a photograph beside a post': () => photograph('#04c', besideText),
    'code that renders': () => copy.edit('components/layout/Footer.tsx', '©', '(c)'),
    'code of the browser': () => copy.edit('renderer/+client.ts', 'correctYear(document)', "correctYear(document)\ndocument.title += ''"),
  }
  beforeAll(async () => {
    for (const post of [retitled, reworded])
      for (const language of post.texts.keys()) if (language !== defaultLocale) rmSync(join(copy.folder, markdownOf(post, language)))
    await photograph('#c40')
    await photograph('#c40', besideText)
    copy.edit(markdownOf(pictured[0]), /$/, '\n\n![An office](office.jpg)\n')
    copy.edit('content/projects.json', /"image": "[^"]*"/, '"image": "office.jpg"')
    for (const locale of locales) copy.edit(`locales/${locale}/art.json`, '{', `{ "office": "Office (${locale})",`)
    addPicture(pictured[0])
    write('public/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>')
    copy.edit('i18n/languages.ts', '] as const', "{ code: 'ar', label: 'AR', name: 'العربية', ogLocale: 'ar_AE', draft: true },\n$&")
    cpSync(join(copy.folder, 'locales', defaultLocale), join(copy.folder, 'locales/ar'), { recursive: true })
    // For what is tried below.
    for (const language of waiting.texts.keys()) {
      const path = join(copy.folder, markdownOf(waiting, language))
      writeFileSync(
        path,
        readFileSync(path, 'utf8')
          .replace(/^updated: .*\n/m, '')
          .replace(/^date: .*/m, `date: ${moment(24).slice(0, 10)}`),
      )
    }
    copy.edit(markdownOf(waiting), /^date: .*/m, `$&\npublishAt: ${moment(24)}`)
    copy.edit('content/openings.json', /"key": "[^"]*",/, `$& "publishAt": "${moment(72)}",`)
    copy.edit('pages/about/+Page.tsx', 'return (', "if (process.env.BREAK_PAGE) throw new Error('broken on purpose')\n  return (")
    const titles = "getBlog().flatMap(({ posts }) => posts.map(({ texts }) => texts.get('en')?.title)).join()"
    copy.edit('pages/imprint/+data.ts', /^/, "import { getBlog } from '../../blog/blog'\n")
    copy.edit('pages/imprint/+data.ts', '...imprint,', `...imprint, meta: { ...imprint.meta, keywords: ${titles} },`)
    copy.edit('pages/imprint/+data.ts', '...imprint,', '...imprint, since: process.env.BREAK_DATA ? new Map() : undefined,')
  })

  it.each(Object.entries(changes))('%s, what all pages depend on is another', async (_, change) => {
    const before = prints()
    await change()
    expect(prints().filter((print, index) => print === before[index])).toEqual([])
  })

  /** By language. A build asks for the same, and renders every page of a language whose print is another. */
  function prints(): string[] {
    const bundle = { fingerprint: fingerprintCode(copy.folder), variables: JSON.parse(read(`${folders.bundle}/server/variables.json`)) }
    return locales.map((locale) => fingerprintShared(locale, bundle, { root: copy.folder }))
  }

  it('every page is rendered, those of a draft language excepted, and is what another version’s remains end up as', async () => {
    write('.cache/bundle.fingerprint', 'of another version')
    rmSync(join(copy.folder, folders.bundle, 'builder/.vite'), { recursive: true })
    const { said, site, oracle } = await buildTwice({ leave: () => write(folders.state, '{"pages":{"index.html":{}},"bundle":"","compressed":false}') })
    expect(pagesSaid(said)).toEqual([pagesOf(site).size, pagesOf(site).size])
    expect(differences(site, oracle)).toEqual([])
    expect([...site.keys()].filter((file) => /^ar[/.]/.test(file))).toEqual([])
    expect([...pagesOf(site)].filter(([, html]) => !/\(c\) <span[^>]*>2099</.test(html)).map(([file]) => file)).toEqual([])
  })
})

it('after no change, renders nothing', async () => {
  const before = readSite(copy.folder)
  expect(pagesSaid(await build())).toEqual([pagesOf(before).size, 0])
  expect(differences(before, readSite(copy.folder))).toEqual([])
})

interface Change {
  make: () => unknown
  /** Files of pages that have to be rendered, unless they are gone. */
  least?: (before: Map<string, string>) => string[]
  /** Which besides these may be. */
  most?: (file: string, html: string) => boolean
}

describeChanges('of posts and of the published site', twoWorkers, {
  'the text of a post': {
    make: () => copy.edit(markdownOf(reworded), /$/, '\nAnd more.\n'),
    least: () => inAll(pathOf(reworded)),
  },
  'the title of a post, which others and lists show': {
    make: () => copy.edit(markdownOf(retitled), /^title: "?/m, '$&Newly '),
    least: () => [...inAll(pathOf(retitled)), ...inAll(`/${retitled.category}`), fileOfAddress('/imprint')],
    most: (file, html) => html.includes(pathOf(retitled)) || isIn(file, ['/imprint']),
  },
  'a translation, which alternates name': {
    make: () => rmSync(join(copy.folder, markdownOf(translated, [...translated.texts.keys()].at(-1)))),
    least: () => inAll(pathOf(translated)),
    most: (_, html) => html.includes(pathOf(translated)),
  },
  'a post that has gone': {
    make: () => rmSync(dirname(join(copy.folder, markdownOf(gone))), { recursive: true }),
    least: () => [...inAll(`/${gone.category}`), ...inAll('/404')],
    most: (_, html) => html.includes(pathOf(gone)),
  },
  'the size of a picture in a post': {
    make: () => {
      addPicture(pictured[1])
      copy.edit('public/picture.svg', 'height="20"', 'height="30"')
    },
    least: () => pictured.flatMap((post) => inAll(pathOf(post))),
  },
  'a file that is published as it is': { make: () => write('public/proof-of-ownership.txt', 'x') },
  'a page and a picture, by hand, where they are published': {
    make: () => {
      copy.edit('dist/client/services.html', '</main>', '<p>By hand</p></main>')
      write('dist/client/art/erp.svg', '<svg/>')
    },
    least: () => ['services.html'],
  },
  'what somebody has removed from the published site': {
    make: () => {
      for (const file of ['de/services.html', 'assets/entries', 'favicon.svg']) rmSync(join(copy.folder, folders.site, file), { recursive: true })
    },
    least: () => ['de/services.html'],
  },
})

describeChanges('of a category, and of words of other languages than English', [], {
  'a category, whose address the page of unknown ones knows': {
    make: () => {
      cpSync(join(copy.folder, 'content/blog', gone.category, 'index.md'), make('content/blog/new-category/index.md'))
      copy.edit('content/blog/new-category/index.md', 'description: ', 'description: Newly ')
    },
    least: () => [...inAll('/new-category'), ...inAll('/blog'), ...inAll('/404')],
    most: (file) => isIn(file, ['/imprint']),
  },
  'a post whose moment has come': {
    make: () => {
      hoursLater = 48
    },
    least: () => [...inAll(pathOf(waiting)), ...inAll(`/${waiting.category}`), ...inAll('/404')],
    most: (file) => file.includes(`${waiting.category}/`) || isIn(file, ['/imprint']),
  },
  'only the size of a picture': {
    make: () => copy.edit('public/picture.svg', 'height="30"', 'height="40"'),
    least: () => pictured.flatMap((post) => inAll(pathOf(post))),
  },
  'a word in one language': { make: () => copy.edit('locales/de/layout.json', '"rights": "', '"rights": "(neu) '), least: (pages) => pagesIn('de', pages) },
  'every word of another language': { make: () => addToWords('ja'), least: (pages) => pagesIn('ja', pages) },
})

it('publishes nothing while there are mistakes in the content, and says what they are, whoever meets them first', async () => {
  const before = readSite(copy.folder)
  const [projects, post] = ['content/projects.json', markdownOf(reworded)].map((file) => [file, read(file)] as const)
  const { projects: all, sectors } = getContent()
  const unshown = first(all.filter(({ id }) => sectors.every((sector) => sector.project !== id)))
  copy.edit('content/projects.json', new RegExp(`("id": ${unshown.id},\\s*"category": )"[^"]*"`), '$1"sports"')
  copy.edit(markdownOf(reworded), /^title: .*\n/m, '')
  copy.edit('locales/en/layout.json', '"rights": "', '"rights": "(new) ')
  const message = new RegExp(`Problems: 2; nothing was built\\.\\n(?=[^]*content/projects\\.json:\\d+:\\d+)[^]*${markdownOf(reworded)}:\\d+`)
  await expect(build(twoWorkers)).rejects.toThrow(message)
  expect(differences(before, readSite(copy.folder))).toEqual([])
  for (const [file, text] of [projects, post].flatMap((each) => (each ? [each] : []))) write(file, text)
})

describeChanges('of English words, and of the time', [], {
  'an opening whose moment has come': {
    make: () => {
      hoursLater = 96
    },
    least: () => [...inAll(`/career/${opening.key}`), ...inAll('/career')],
    most: () => true,
  },
  'every word of the language that others fall back to': {
    make: () => addToWords(defaultLocale),
    least: (pages) => pagesIn(defaultLocale, pages),
    most: () => true,
  },
})

describe('publishes nothing, and says why,', () => {
  it.each([
    ['while a page cannot be rendered', 'BREAK_PAGE', /pages\/about cannot be rendered as (\w+\/)?about\.html: broken on purpose/],
    [
      'while data are not plain, as a page would not be made again when they change',
      'BREAK_DATA',
      /pages\/imprint cannot be rendered as \S+: ‘since’ of its \+data is no plain value/,
    ],
  ])('%s', async (_, setting, message) => {
    const before = readSite(copy.folder)
    await expect(build([], { [setting]: '1' })).rejects.toThrow(message)
    expect(differences(before, readSite(copy.folder))).toEqual([])
  })

  it('while the code does not build, also where the last build was stopped while it bundled', async () => {
    const before = readSite(copy.folder)
    const builder = `${folders.bundle}/builder`
    const program = first(readdirSync(join(copy.folder, builder)).filter((name) => name.endsWith('.mjs')))
    write(`${builder}/${program}`, 'import {')
    rmSync(join(copy.folder, '.cache/bundle.fingerprint'))
    copy.edit('pages/about/+Page.tsx', /$/, '\nconst =')
    await expect(build()).rejects.toThrow(/pages\/about\/\+Page\.tsx[\s\S]*The code does not build\.\nNothing was published\./)
    expect(differences(before, readSite(copy.folder))).toEqual([])
  })
})

/** Each is made, all of them are built at once, and each is found in what has been rendered. */
function describeChanges(what: string, options: string[], changes: Record<string, Change>) {
  describe(`after changes ${what}`, () => {
    let built: Awaited<ReturnType<typeof buildTwice>>
    let before: Map<string, string>
    let rendered: string[]
    let removed: string[]
    beforeAll(async () => {
      before = pagesOf(readSite(copy.folder))
      for (const { make } of Object.values(changes)) await make()
      built = await buildTwice({ options })
      const { added, replaced, removed: no } = built.changes
      rendered = [...added, ...replaced]
      removed = no
    })

    it.each(Object.entries(changes))('%s: renders the pages that show it', (_, { least = () => [] }) => {
      const wanted = least(before).filter((file) => !removed.includes(file))
      expect(wanted.filter((file) => !rendered.includes(file))).toEqual([])
    })

    it('renders no other page, and none twice', () => {
      const concerned = Object.values(changes).flatMap(({ least = () => [], most = () => false }) => [
        ...least(before),
        ...[...before].flatMap(([file, html]) => (most(file, html) ? [file] : [])),
      ])
      expect(rendered.filter((file) => !concerned.includes(file))).toEqual([])
      expect(pagesSaid(built.said)).toEqual([pagesOf(built.site).size, rendered.length])
    })

    it('leaves what a build from nothing makes', () => {
      expect(differences(built.site, built.oracle)).toEqual([])
    })
  })
}

/**
 * Builds upon what was there, and then from nothing, by two workers.
 *
 * @param leave what is left for the second build besides.
 */
async function buildTwice({ options = [], leave = () => {} }: { options?: string[]; leave?: () => void }) {
  // What the site was before decides, too: since when its pages are as they are.
  const dates = read('dist/client/lastmod.json')
  const said = await build(options)
  const site = readSite(copy.folder)
  const changes: RecordedChanges = JSON.parse(read(folders.changes))
  for (const kept of ['dist', folders.markdown]) rmSync(join(copy.folder, kept), { recursive: true, force: true })
  write('dist/client/lastmod.json', dates)
  leave()
  const saidAnew = await build(twoWorkers)
  const oracle = readSite(copy.folder)
  expect(pagesSaid(saidAnew)).toEqual([pagesOf(oracle).size, pagesOf(oracle).size])
  return { said, site, changes, oracle }
}

/** With `SITE_URL`, but without asking there. */
function build(options: string[] = [], more: Record<string, string> = {}): Promise<string> {
  return copy.build({ ...settings, HOURS_LATER: String(hoursLater), ...more }, ['--no-share-images', '--no-compress', '--offline', ...options])
}

/** How many there are, and how many of them have been rendered. */
function pagesSaid(said: string): number[] {
  return (/: (\d+) pages, (\d+) of them rendered/.exec(said) ?? []).slice(1).map(Number)
}

/** The files of a page in all languages. */
function inAll(path: string): string[] {
  return locales.map((locale) => fileOfAddress(address(path, locale)))
}

function isIn(file: string, paths: string[]): boolean {
  return paths.flatMap(inAll).includes(file)
}

function pagesIn(locale: string, pages: Map<string, string>): string[] {
  return [...pages.keys()].filter((file) => splitAddress(addressOfFile(file)).locale === locale)
}

function titleOf({ texts }: Post): string {
  return texts.get(defaultLocale)?.title ?? ''
}

function markdownOf(post: Post, language?: string): string {
  return `content/blog${pathOf(post)}/index${language && language !== defaultLocale ? `.${language}` : ''}.md`
}

function addPicture(post: Post) {
  for (const language of post.texts.keys()) copy.edit(markdownOf(post, language), /$/, '\n\n![A picture](/picture.svg)\n')
}

async function photograph(colour: string, file = 'content/images/office.jpg'): Promise<void> {
  const picture = sharp({ create: { width: 1300, height: 700, channels: 3, background: colour } })
  await picture.jpeg().toFile(make(file))
}

function addToWords(locale: string): void {
  const add = (words: unknown): unknown => {
    if (typeof words === 'string') return `${words} +`
    if (Array.isArray(words)) return words.map(add)
    return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, add(value)]))
  }
  for (const name of readdirSync(join(copy.folder, 'locales', locale))) {
    const file = `locales/${locale}/${name}`
    write(file, JSON.stringify(add(JSON.parse(read(file))), null, 2))
  }
}

function reverseCollections(): void {
  for (const name of readdirSync(join(copy.folder, 'content')).filter((file) => file.endsWith('.json'))) {
    const entries = JSON.parse(read(`content/${name}`))
    if (Array.isArray(entries)) write(`content/${name}`, JSON.stringify(entries.reverse(), null, 2))
  }
}

function read(file: string): string {
  return readFileSync(join(copy.folder, file), 'utf8')
}

function write(file: string, text: string) {
  writeFileSync(make(file), text)
}

function make(file: string): string {
  const path = join(copy.folder, file)
  mkdirSync(dirname(path), { recursive: true })
  return path
}
