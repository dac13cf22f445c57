import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { runCheck } from '../check/runCheck'
import { getContent } from '../collections/content'
import { locales } from '../i18n/languages'
import config from '../playwright.config'
import { allRules } from '../scripts/audit/allRules'
import { audit, describeComplaints } from '../scripts/audit/audit'
import { readBuild } from '../scripts/audit/readBuild'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { type ServerProcess, startProcess } from '../testing/sampleProcess'
import { first, pathOf } from '../testing/samples'
import { unlinkedPost } from '../testing/unlinkedPost'

/** Proves that no draft is published: a copy of the project gets a draft of each kind, and is built. */
let copy: ProjectCopy
let output = ''

const { projects, services, offerings, openings, heroSlides, productTiles } = getContent()
const blogTexts = readdirSync('content/blog', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  file.endsWith('.md') ? readFileSync(join('content/blog', file), 'utf8') : [],
)
/** The check wants links of the blog to drafts left out. */
const isUnlinked = (path: string) => !blogTexts.some((text) => text.includes(`](${path})`))
const projectPages = projects.map(({ id, category }) => ({ id, path: `/project-details/${category}/${id}` })).filter(({ path }) => isUnlinked(path))
const inJapanese = projectPages.shift()
const everywhere = takeProject(productTiles)
const inEnglish = projectPages.shift()
const service = first(services.filter(({ category }) => isUnlinked(`/services/${category}`))).category
const offering = first(offerings.filter(({ category }) => isUnlinked(`/what-we-do/${category}`))).category
const opening = first(openings).key
const [wholeCategory] = getBlog().slice(-1)
const others = getBlog().flatMap(({ slug, posts }) => (slug === wholeCategory?.slug ? [] : posts))
const post = unlinkedPost(first(others).category)
const translated = first(others.filter((each) => each !== post && each.texts.has('de')))

beforeAll(async () => {
  copy = copyProject()
  mark('projects', 'id', inJapanese?.id, ['ja'])
  mark('projects', 'id', everywhere?.id, true)
  mark('projects', 'id', inEnglish?.id, ['en'])
  mark('services', 'category', service, true)
  mark('offerings', 'category', offering, ['de', 'ja'])
  mark('openings', 'key', opening, true)
  for (const text of [`/${wholeCategory?.slug}/index.md`, `${pathOf(post)}/index.md`, `${pathOf(translated)}/index.de.md`])
    copy.edit(`content/blog${text}`, '---\n', '---\ndraft: true\n')
  const slides = heroSlides.map((slide, index) => (index === 0 ? { ...slide, href: inEnglish?.path } : slide))
  writeFileSync(join(copy.folder, 'content/heroSlides.json'), JSON.stringify(slides))
  const redirects = [
    // Its page exists in the other languages.
    { from: '/moved', to: inJapanese?.path },
    { from: '/moved-post', to: pathOf(post) },
  ]
  writeFileSync(join(copy.folder, 'content/redirects.json'), JSON.stringify(redirects))
  // One with English words only.
  const file = join(copy.folder, 'locales/ja/projects.json')
  const { [String(inJapanese?.id)]: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(rest))
  output = await copy.build({}, ['--no-compress'])
}, 300_000)
afterAll(() => copy.remove())

it('is not the target of a redirect', () => {
  const moved = (address: string) => /refresh" content="0; url=([^"]*)"/.exec(readFileSync(join(copy.folder, `dist/client${address}.html`), 'utf8'))?.[1]
  expect(moved('/moved')).toBe(inJapanese?.path)
  expect(moved('/ja/moved')).toBe('/ja/work')
  expect(moved('/moved-post')).toBe(`/${post.category}`)
})

it('is not the target of a slide or of a tile, which lead to the list', () => {
  const leadsTo = (page: string, path = '') => read(page).toString().includes(`"${path}"`)
  const [hasSlide, hasGermanSlide] = [leadsTo('/index', inEnglish?.path), leadsTo('/de', `/de${inEnglish?.path}`)]
  expect([hasSlide, hasGermanSlide, leadsTo('/products', everywhere?.path)]).toEqual([false, true, false])
})

it('is counted and named by build and check, without problems', async () => {
  const drafts = [
    `content/projects.json ${inJapanese?.id} (ja)`,
    `content/projects.json ${everywhere?.id}`,
    `content/openings.json ${opening}`,
    `content/offerings.json ${offering} (de, ja)`,
    `content/blog/${wholeCategory?.slug}/index.md`,
    `content/blog${pathOf(translated)}/index.de.md`,
  ]
  const check = await runCheck({ root: copy.folder })
  expect(check).toMatchObject({ status: 0, stderr: '' })
  expect(output).toMatch(/\d+ drafts left out/)
  for (const draft of drafts) {
    expect(output).toContain(draft)
    expect(check.stdout).toContain(`\n  ${draft}`)
  }
})

it('the rest of the site passes the audit', async () => {
  const rules = allRules.filter(({ name }) => !ofWhatRenders.includes(name))
  expect(rules).toHaveLength(allRules.length - ofWhatRenders.length)
  expect(describeComplaints(await audit(readBuild(join(copy.folder, 'dist/client')), rules))).toBe('')
})

/** Rules that drafts cannot break, which `npm run audit` checks on the whole site. */
const ofWhatRenders = ['valid HTML', 'valid CSS', 'browser features', 'page weight', 'script weight', 'compressed copies']

describe('no file of the site contains text', () => {
  it.each([
    ['of a draft', () => [...words('projects', [everywhere?.id]), ...words('services', ['cards', service]), ...words('services', ['details', service])]],
    ['of an opening', () => words('careers', ['openings', opening])],
    ['of the language that is not ready', () => words('offerings', [offering], ['de', 'ja'])],
    ['of the original that is not ready', () => words('projects', [inEnglish?.id], ['en'])],
    ['of a post', () => [...post.texts.values()].flatMap(({ title, description, html }) => [title, description, ...paragraphs(html)])],
    ['of a translation of a post', () => paragraphs(translated.texts.get('de')?.html ?? '').concat(translated.texts.get('de')?.title ?? '')],
    [
      'of a category and its posts',
      () => (wholeCategory?.posts ?? []).flatMap(({ texts }) => [...texts.values()].flatMap(({ title, html }) => [title, ...paragraphs(html)])),
    ],
  ])('%s', (_, texts) => {
    const wanted = texts().filter((text) => text.length >= (/[^\p{ASCII}]{6}/u.test(text) ? 25 : 50))
    expect(wanted.length).toBeGreaterThan(0)
    const found = siteTexts().flatMap(([file, text]) => wanted.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`))
    expect(found).toEqual([])
  })

  it('no file of the site is that of a draft', () => {
    const files = readdirSync(join(copy.folder, 'dist/client'), { recursive: true, encoding: 'utf8' })
    const names = [`services/${service}`, `career/${opening}`, everywhere?.path.slice(1) ?? '', pathOf(post).slice(1), wholeCategory?.slug ?? '']
    expect(files.filter((file) => names.some((name) => file.includes(name)))).toEqual([])
  })
})

describe('a page that is missing in one language', () => {
  const path = inJapanese?.path ?? ''

  it('exists in the others, which are each other’s only alternates', () => {
    expect(existsSync(join(copy.folder, `dist/client/ja${path}.html`))).toBe(false)
    const alternates = read(path)
      .querySelectorAll('link[hreflang]')
      .map((link) => link.getAttribute('hreflang'))
    expect(alternates).toEqual([...locales.filter((locale) => locale !== 'ja'), 'x-default'])
    expect(readFileSync(join(copy.folder, 'dist/client/sitemap.xml'), 'utf8')).not.toContain(`/ja${path}`)
  })

  it('has a language switcher to the list in that language', () => {
    for (const page of [path, `/de${path}`]) expect(read(page).querySelector('a[hreflang="ja"]')?.getAttribute('href')).toBe('/ja/work')
    expect(read(path).querySelector('a[hreflang="de"]')?.getAttribute('href')).toBe(`/de${path}`)
    expect(
      read(`/de/what-we-do/${first(offerings.slice(1)).category}`)
        .querySelector('a[hreflang="ja"]')
        ?.getAttribute('href'),
    ).toMatch(/^\/ja\/what-we-do\//)
  })

  it('is in the lists of the other languages', () => {
    const links = (page: string) => read(page).querySelectorAll(`a[href$="${path}"]`).length
    expect(links('/work')).toBeGreaterThan(0)
    expect(links('/de/work')).toBeGreaterThan(0)
    expect(links('/ja/work')).toBe(0)
  })

  it('has another original if English is a draft', () => {
    const page = read(`/ja${inEnglish?.path}`)
    expect(page.querySelector('link[hreflang="x-default"]')?.getAttribute('href')).toMatch(new RegExp(`/ja${inEnglish?.path}$`))
    expect(existsSync(join(copy.folder, `dist/client${inEnglish?.path}.html`))).toBe(false)
  })
})

describe('a visitor with a language in which the page is missing', () => {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = await startProcess({}, copy.folder, ['dist/server/serve.mjs'])
    browser = await chromium.launch(config.use?.launchOptions)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.end('SIGTERM')
  })

  it('stays on the page, and is redirected on all others', async () => {
    const page = await browser.newPage({ locale: 'ja-JP' })
    page.setDefaultTimeout(100_000)
    const response = await page.goto(server.address + inJapanese?.path)
    await page.waitForLoadState()
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, inJapanese?.path])
    await page.goto(`${server.address}/services`)
    await page.waitForURL('**/ja/services')
  })

  it('gets to the list by the switcher', async () => {
    const page = await browser.newPage({ locale: 'en-GB' })
    page.setDefaultTimeout(100_000)
    await page.goto(server.address + inJapanese?.path)
    await page
      .locator('header details', { has: page.locator('[hreflang]') })
      .first()
      .locator('summary')
      .click()
    await page.locator('a[hreflang="ja"]').click()
    await page.waitForURL('**/ja/work')
  })
})

it('shows the original of a post whose translation is a draft', () => {
  const page = read(`/de${pathOf(translated)}`)
  expect(page.querySelector('article[lang="en"], [lang="en"] article, main [lang="en"]')).not.toBeNull()
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(new RegExp(`(?<!/de)${pathOf(translated)}$`))
})

/** One of the projects that these lead to, else any that is left. */
function takeProject(links: readonly { href: string }[]) {
  const index = projectPages.findIndex(({ path }) => links.some(({ href }) => href === path))
  return projectPages.splice(Math.max(index, 0), 1)[0]
}

function mark(collection: string, by: string, value: unknown, draft: true | string[]) {
  const file = join(copy.folder, `content/${collection}.json`)
  const entries: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'))
  const entry = first(entries.filter((each) => each[by] === value))
  entry.draft = draft
  writeFileSync(file, JSON.stringify(entries))
}

/** All texts of a group of words. */
function words(namespace: string, path: unknown[], languages: readonly string[] = locales): string[] {
  return languages.flatMap((language) => {
    const file = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))
    return textsIn(path.reduce<Record<string, never>>((value, key) => value[String(key)] ?? {}, file))
  })
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
}

function paragraphs(html: string): string[] {
  return parse(html)
    .querySelectorAll('p, h2, li')
    .map((element) => element.innerHTML)
}

/** Text files of the build, readable by people. */
function siteTexts(): [file: string, text: string][] {
  const folder = join(copy.folder, 'dist/client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|xml|js|json|txt|webmanifest)$/.test(file))
  return files.map((file) => [file, readFileSync(join(folder, file), 'utf8').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')])
}

function read(page: string): HTMLElement {
  return parse(readFileSync(join(copy.folder, 'dist/client', `${page}.html`), 'utf8'))
}
