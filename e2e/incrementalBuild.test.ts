import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { address, splitAddress } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { addressOfFile, fileOfAddress } from '../i18n/pageFile'
import { fingerprintCode } from '../renderer/prerender/fingerprintCode'
import { fingerprintShared } from '../renderer/prerender/fingerprintShared'
import { folders } from '../renderer/prerender/folders'
import type { RecordedChanges } from '../renderer/prerender/pageChanges'
import type { BuildState } from '../renderer/prerender/state'
import { differences, pagesOf, readSite } from '../testing/builtSite'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { first, pathOf } from '../testing/samples'
import { unlinkedPost } from '../testing/unlinkedPost'

/**
 * Proves that pages skipped by an incremental build are never stale: after changes of each kind, the site is byte by
 * byte the same as after a full build. Changes that affect different pages are built together, which cannot hide a
 * stale page. Nothing is compressed, which would take longest; `e2e/changed.test.ts` tests compression in
 * incremental builds.
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
const renamed = first(getBlog().filter(({ posts }) => posts === otherCategory))
const lastLocale = locales[locales.length - 1] ?? defaultLocale
const categories = getBlog().map(({ slug }) => `/${slug}`)
const gone = unlinkedPost(first(thirdCategory ?? []).category)
const pictured = [first((thirdCategory ?? []).filter((post) => post !== gone)), first(oneCategory ?? [])] as const
// Without translations, so that every language shows the same text; a word can be added to the shorter title.
const others = (oneCategory ?? []).filter((post) => post !== pictured[1]).toSorted((a, b) => titleOf(a).length - titleOf(b).length)
const [retitled, reworded] = [first(others), first(others.slice(1))]
const besideText = `content/blog${pathOf(pictured[0])}/office.jpg`
/** Scheduled. */
const waiting = first((thirdCategory ?? []).filter((post) => post !== gone && post !== pictured[0]))
const translated = first((otherCategory ?? []).filter(({ texts }) => texts.size > 1))
const { projects, services } = getContent()
// The first is a photograph by then.
const shownProject = first(projects.slice(1))
const projectPath = `/project-details/${shownProject.category}/${shownProject.id}`
const otherPictures = services.filter(({ image }) => image !== shownProject.image)
type Post = ReturnType<typeof getBlog>[number]['posts'][number]

/** Settings of all builds after their change. */
const settings = {
  SITE_URL: 'https://www.else.test',
  SC_ATTR: 'data-other',
  NODE_OPTIONS:
    '--import=data:text/javascript,Date.prototype.getFullYear=()=>2099;{const{now}=Date;Date.now=()=>now()+Number(process.env.CLOCK_OFFSET_HOURS)*3600000}',
}
/** Simulated time of the next build. */
let clockOffsetHours = 0
const tomorrow = `${new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16)}Z`
const ownRobots = 'User-agent: OtherBot\nDisallow: /\n'
/** By default, so few posts are rendered by one. */
const twoWorkers = ['--workers=2']

describe('after changes of code, settings and shared data', () => {
  const changes: Record<string, () => unknown> = {
    'a fact': () => copy.edit('content/company.json', getContent().company.phone, `${getContent().company.phone}1`),
    'a text of the layout in each language': () => {
      for (const locale of locales) copy.edit(`locales/${locale}/layout.json`, '"rights": "', '$&© ')
    },
    'the order of every collection': reverseCollections,
    'the origin of the site': () => vi.stubEnv('SITE_URL', settings.SITE_URL),
    'a setting read only by a package': () => vi.stubEnv('SC_ATTR', settings.SC_ATTR),
    'the year': () => vi.useFakeTimers({ now: new Date(2099, 5, 1), toFake: ['Date'] }),
    'the contents of a photograph': () => photograph('#04c'),
    'the contents of a photograph beside a post': () => photograph('#04c', besideText),
    'code that renders': () => copy.edit('components/layout/Footer.tsx', '©', '(c)'),
    'browser code': () => copy.edit('renderer/+client.ts', 'correctYear(document)', "correctYear(document)\ndocument.title += ''"),
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
    // For the tests below.
    for (const language of waiting.texts.keys()) {
      const path = join(copy.folder, markdownOf(waiting, language))
      writeFileSync(
        path,
        readFileSync(path, 'utf8')
          .replace(/^updated: .*\n/m, '')
          .replace(/^date: .*/m, `date: ${tomorrow.slice(0, 10)}`),
      )
    }
    copy.edit(markdownOf(waiting), /^date: .*/m, `$&\npublishAt: ${tomorrow}`)
    copy.edit('pages/about/+Page.tsx', 'return (', "if (process.env.BREAK_PAGE) throw new Error('broken on purpose')\n  return (")
    const titles = "getBlog().flatMap(({ posts }) => posts.map(({ texts }) => texts.get('en')?.title)).join()"
    copy.edit('pages/imprint/+data.ts', /^/, "import { getBlog } from '../../blog/blog'\n")
    copy.edit('pages/imprint/+data.ts', '...imprint,', `...imprint, meta: { ...imprint.meta, keywords: ${titles} },`)
  })

  it.each(Object.entries(changes))('%s: changes the fingerprint shared by all pages', async (_, change) => {
    const before = prints()
    await change()
    expect(prints().filter((print, index) => print === before[index])).toEqual([])
  })

  /** Fingerprints by language. A build renders every page of a language whose fingerprint has changed. */
  function prints(): string[] {
    const bundle = { fingerprint: fingerprintCode(copy.folder), variables: JSON.parse(read(`${folders.bundle}/server/variables.json`)) }
    return locales.map((locale) => fingerprintShared(locale, bundle, { root: copy.folder }))
  }

  it('renders every page except those of draft languages, the same as over the output of another version', async () => {
    write('.cache/bundle.fingerprint', 'of another version')
    rmSync(join(copy.folder, folders.bundle, 'builder/.vite'), { recursive: true })
    const unused = '.cache/drawings/unused.json'
    const prepare = () => {
      write(folders.state, '{"pages":{"index.html":{}},"bundle":"","compressed":false}')
      write(unused, '')
      utimesSync(join(copy.folder, unused), 0, 0)
    }
    const { output, site, fullBuild } = await buildTwice({ prepare, ofFullBuild: twoWorkers })
    expect(pageCounts(output)).toEqual([pagesOf(site).size, pagesOf(site).size])
    expect(existsSync(join(copy.folder, unused))).toBe(false)
    expect(differences(site, fullBuild)).toEqual([])
    expect([...site.keys()].filter((file) => /^ar[/.]/.test(file))).toEqual([])
    expect([...pagesOf(site)].filter(([, html]) => !/\(c\) <span[^>]*>2099</.test(html)).map(([file]) => file)).toEqual([])
  })

  it('knows from rendering which bundled files each page refers to; no other text refers to any', () => {
    const { pages }: BuildState = JSON.parse(read(folders.state))
    const site = [...readSite(copy.folder)].filter(([file]) => /\.(html|xml|json|txt)$/.test(file))
    const referenced = site.map(([file, bytes]) => [file, [...new Set(bytes.toString().match(/\/assets\/[\w./-]*[\w-]/g))].sort()])
    expect(Object.fromEntries(referenced)).toEqual(Object.fromEntries(site.map(([file]) => [file, pages[file]?.assets.toSorted() ?? []])))
    const all = Object.values(pages).flatMap(({ assets }) => assets)
    for (const start of ['/assets/photo/office-', '/assets/static/typeface.'])
      expect(
        all.some((address) => address.startsWith(start)),
        start,
      ).toBe(true)
  })
})

it('does nothing without changes, but says again what is left out', async () => {
  const [before, record] = [readSite(copy.folder), statSync(join(copy.folder, folders.state)).mtimeMs]
  const output = await build()
  expect(pageCounts(output)).toEqual([pagesOf(before).size, 0])
  expect(output).toContain(markdownOf(waiting))
  expect(differences(before, readSite(copy.folder))).toEqual([])
  expect(statSync(join(copy.folder, folders.state)).mtimeMs).toBe(record)
})

interface Change {
  make: () => unknown
  /** Files of pages that must be rendered, unless they are removed. */
  mustRender?: (before: Map<string, string>) => string[]
  /** Files of pages that may be rendered in addition. */
  mayRender?: (file: string, html: string) => boolean
}

describeChanges('of posts and of the output', twoWorkers, {
  'the text of a post': {
    make: () => copy.edit(markdownOf(reworded), /$/, '\nAnd more.\n'),
    mustRender: () => inAll(pathOf(reworded)),
  },
  'the title of a post, shown by other posts and lists': {
    make: () => copy.edit(markdownOf(retitled), /^(title: \S+) /m, '$1+'),
    mustRender: () => [...inAll(pathOf(retitled)), ...inAll(`/${retitled.category}`), fileOfAddress('/imprint')],
    mayRender: (file, html) => html.includes(pathOf(retitled)) || isIn(file, ['/imprint']),
  },
  'the name of a category in one language, shown by its posts': {
    make: () => copy.edit(`content/blog/${renamed.slug}/index.${lastLocale}.md`, /^name: "?/m, '$&Newly '),
    mustRender: () => [`/${renamed.slug}`, '/blog', ...renamed.posts.map(pathOf)].map((path) => fileOfAddress(address(path, lastLocale))),
    mayRender: (file, html) => html.includes(`/${renamed.slug}"`) && isIn(file, categories),
  },
  'a removed translation, named by alternates': {
    make: () => rmSync(join(copy.folder, markdownOf(translated, [...translated.texts.keys()].at(-1)))),
    mustRender: () => inAll(pathOf(translated)),
    mayRender: (_, html) => html.includes(pathOf(translated)),
  },
  'a removed post': {
    make: () => rmSync(dirname(join(copy.folder, markdownOf(gone))), { recursive: true }),
    mustRender: () => [...inAll(`/${gone.category}`), ...inAll('/404')],
    mayRender: (_, html) => html.includes(pathOf(gone)),
  },
  'the size of a picture in a post': {
    make: () => {
      addPicture(pictured[1])
      copy.edit('public/picture.svg', 'height="20"', 'height="30"')
    },
    mustRender: () => pictured.flatMap((post) => inAll(pathOf(post))),
  },
  'the picture of a project': {
    make: () => {
      const { id, image } = shownProject
      copy.edit('content/projects.json', new RegExp(`("id": ${id},[^}]*"image": )"${image}"`), `$1"${first(otherPictures).image}"`)
    },
    mustRender: () => [...inAll(projectPath), ...inAll('/work'), ...inAll(`/work/${shownProject.category}`)],
    // Others lead to it, and the home page shows one of each sector.
    mayRender: (file, html) => html.includes(projectPath) || isIn(file, ['/', '/our-work']),
  },
  'a figure of the home page': {
    make: () => copy.edit('content/statistics.json', /"value": /, '$&1'),
    mustRender: () => inAll('/'),
  },
  'a text of one page in one language': {
    make: () => copy.edit(`locales/${lastLocale}/about.json`, /"paragraphs": \[\s*"/, '$&+'),
    mustRender: () => [fileOfAddress(address('/about', lastLocale))],
  },
  'files in public/, and rules for robots of our own': {
    make: () => {
      write('public/proof-of-ownership.txt', 'x')
      write('public/robots.txt', ownRobots)
    },
  },
  'manual edits of a page and a picture in dist/': {
    make: () => {
      copy.edit('dist/client/services.html', '</main>', '<p>By hand</p></main>')
      write('dist/client/art/erp.svg', '<svg/>')
    },
    mustRender: () => ['services.html'],
  },
  'files removed from dist/': {
    make: () => {
      for (const file of ['de/services.html', 'assets/entries', 'favicon.svg']) rmSync(join(copy.folder, folders.site, file), { recursive: true })
    },
    mustRender: () => ['de/services.html'],
  },
})

it('publishes the robots.txt of public/ in the place of its own', () => {
  expect(read('dist/client/robots.txt')).toBe(ownRobots)
})

describeChanges('of a category, of words, and of the time', [], {
  'a new category, whose address the 404 page needs': {
    make: () => {
      cpSync(join(copy.folder, 'content/blog', gone.category, 'index.md'), make('content/blog/new-category/index.md'))
      copy.edit('content/blog/new-category/index.md', /^(description: \S+) /m, '$1+')
    },
    mustRender: () => ['/new-category', '/blog', '/404'].flatMap(inAll),
    // Categories lead to each other.
    mayRender: (file) => isIn(file, ['/imprint', ...categories]),
  },
  'the order of the categories': {
    make: () => write('content/blogCategories.json', JSON.stringify(JSON.parse(read('content/blogCategories.json')).reverse())),
    mustRender: () => inAll('/blog'),
    mayRender: (file) => isIn(file, categories),
  },
  'a scheduled post that is due': {
    make: () => {
      clockOffsetHours = 48
    },
    mustRender: () => [...inAll(pathOf(waiting)), ...inAll(`/${waiting.category}`), ...inAll('/404')],
    mayRender: (file) => file.includes(`${waiting.category}/`) || isIn(file, ['/imprint']),
  },
  'only the size of a picture': {
    make: () => copy.edit('public/picture.svg', 'height="30"', 'height="40"'),
    mustRender: () => pictured.flatMap((post) => inAll(pathOf(post))),
  },
  // No page of another language shows them, though a partial one would.
  'every word of the default language': { make: () => changeWords(defaultLocale), mustRender: (pages) => pagesIn(defaultLocale, pages) },
})

it('publishes nothing while the content is invalid, and reports all problems', async () => {
  const before = readSite(copy.folder)
  const [projects, post] = ['content/projects.json', markdownOf(reworded)].map((file) => [file, read(file)] as const)
  const { projects: all, sectors } = getContent()
  const unshown = first(all.filter(({ id }) => sectors.every((sector) => sector.project !== id)))
  copy.edit('content/projects.json', new RegExp(`("id": ${unshown.id},\\s*"category": )"[^"]*"`), '$1"sports"')
  copy.edit(markdownOf(reworded), /^title: .*\n/m, '')
  copy.edit('locales/en/layout.json', '"rights": "', '"rights": "(new) ')
  const message = new RegExp(`Problems: 2; nothing was built\\.\\n(?=[^]*content/projects\\.json:\\d+:\\d+)[^]*${markdownOf(reworded)}:\\d+`)
  await expect(build()).rejects.toThrow(message)
  expect(differences(before, readSite(copy.folder))).toEqual([])
  for (const [file, text] of [projects, post].flatMap((each) => (each ? [each] : []))) write(file, text)
})

describe('publishes nothing, and reports the reason,', () => {
  it('while a page cannot be rendered', async () => {
    const before = readSite(copy.folder)
    await expect(build([], { BREAK_PAGE: '1' })).rejects.toThrow(/pages\/about cannot be rendered as (\w+\/)?about\.html: broken on purpose/)
    expect(differences(before, readSite(copy.folder))).toEqual([])
  })

  it('while the code does not compile, also after a build that was interrupted while bundling', async () => {
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

/** Makes all changes, builds once, and finds each in the rendered pages. */
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

    it.each(Object.entries(changes))('%s: renders the affected pages', (_, { mustRender = () => [] }) => {
      const required = mustRender(before).filter((file) => !removed.includes(file))
      expect(required.filter((file) => !rendered.includes(file))).toEqual([])
    })

    it('renders no other page, and each only once', () => {
      const affected = Object.values(changes).flatMap(({ mustRender = () => [], mayRender = () => false }) => [
        ...mustRender(before),
        ...[...before].flatMap(([file, html]) => (mayRender(file, html) ? [file] : [])),
      ])
      expect(rendered.filter((file) => !affected.includes(file))).toEqual([])
      expect(pageCounts(built.output)).toEqual([pagesOf(built.site).size, rendered.length])
    })

    it('equals a full build', () => {
      expect(differences(built.site, built.fullBuild)).toEqual([])
    })
  })
}

/**
 * Builds incrementally, then from scratch.
 *
 * @param options of the first build; that the number of workers makes no difference, two of the builds prove.
 * @param ofFullBuild options of the second.
 * @param prepare writes files before the second build.
 */
async function buildTwice({ options = [], ofFullBuild = [], prepare = () => {} }: { options?: string[]; ofFullBuild?: string[]; prepare?: () => void }) {
  // The previous build is an input too: it has the dates of the pages.
  const dates = read('dist/client/lastmod.json')
  const day = today()
  const output = await build(options)
  const site = readSite(copy.folder)
  const changes: RecordedChanges = JSON.parse(read(folders.changes))
  for (const kept of ['dist', folders.markdown]) rmSync(join(copy.folder, kept), { recursive: true, force: true })
  write('dist/client/lastmod.json', dates)
  prepare()
  const fullBuildOutput = await build(ofFullBuild)
  const fullBuild = readSite(copy.folder)
  // Midnight may have passed in between.
  for (const file of ['lastmod.json', 'sitemap.xml'])
    for (const each of [site, fullBuild]) each.set(file, Buffer.from(String(each.get(file)).replaceAll(today(), day)))
  expect(pageCounts(fullBuildOutput)).toEqual([pagesOf(fullBuild).size, pagesOf(fullBuild).size])
  return { output, site, changes, fullBuild }
}

/** With `SITE_URL`, but without requests to it. */
function build(options: string[] = [], more: Record<string, string> = {}): Promise<string> {
  return copy.build({ ...settings, CLOCK_OFFSET_HOURS: String(clockOffsetHours), ...more }, ['--no-share-images', '--no-compress', '--offline', ...options])
}

/** As builds date what has changed. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Number of pages, and of rendered ones. */
function pageCounts(output: string): number[] {
  return (/: (\d+) pages, (\d+) of them rendered/.exec(output) ?? []).slice(1).map(Number)
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

/** Changes each text without making it longer than the check allows. */
function changeWords(locale: string): void {
  const change = (words: unknown): unknown => {
    if (typeof words === 'string') return words.replace(/ |$/, '+')
    if (Array.isArray(words)) return words.map(change)
    return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, change(value)]))
  }
  for (const name of readdirSync(join(copy.folder, 'locales', locale))) {
    const file = `locales/${locale}/${name}`
    write(file, JSON.stringify(change(JSON.parse(read(file))), null, 2))
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
