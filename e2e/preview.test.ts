import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkProject } from '../check/checkProject'
import { readSite } from '../check/readSite'
import { getContent } from '../collections/content'
import { describeAll } from '../collections/problem'
import { address } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { addressOfFile } from '../i18n/pageFile'
import { getTranslate } from '../i18n/translator'
import config from '../playwright.config'
import { createNew } from '../scripts/new/createNew'
import { pagesOf, readSite as readBuiltSite } from '../testing/builtSite'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { holdRequests } from '../testing/holdRequests'
import { startPreview } from '../testing/preview'
import type { ServerProcess } from '../testing/sampleProcess'
import { first, pathOf, samples, translatedPost } from '../testing/samples'
import { writeFileIn } from '../testing/writeFileIn'

/** `npm run dev` with a copy of the project. */
let copy: ProjectCopy
let preview: ServerProcess
let browser: Browser
let context: BrowserContext
/** One for all tests, as it keeps fetched modules, and each new one would start a process. */
let page: Page
const changed = new Map<string, string>()
const t = getTranslate('en')
const { phone } = getContent().company
const [otherPhone, thirdPhone] = ['+91 20 1234 5678', '+91 20 2345 6789'] as const
const project = first(getContent().projects)
const headings: Record<string, { heading: string }> = t('projects')
const openingPath = `/career/${first(getContent().openings).key}`
const projectPath = `/project-details/${project.category}/${project.id}`

const fromBefore = 'mistakes made before the start are all reported until they are fixed'
const made = ['content/company.json', 'locales/en/layout.json'] as const

beforeAll(async () => {
  copy = copyProject()
  for (const file of made) edit(file, '{', '{{')
  preview = await startPreview(copy.folder)
  browser = await chromium.launch(config.use?.launchOptions)
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  // Generous, as other machines are slower.
  context.setDefaultTimeout(100_000)
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.clear()
  })
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await preview?.end()
  copy.remove()
})
beforeEach(({ task }) => {
  // If that test is skipped, nothing else fixes them.
  if (task.name !== fromBefore) fixAll()
})
afterEach(async () => {
  // An open page would fetch itself for each file.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  fixAll()
  await context.clearCookies()
})

// First, as these mistakes were made before the start.
it(fromBefore, async () => {
  await open('/about')
  expect(await overlay()).toBe(await check())
  fix(made[0])
  await expect.poll(overlay).not.toContain(made[0])
  expect(await overlay()).toContain(made[1])
  fix(made[1])
  await expect.poll(() => page.locator('h1').textContent()).toBe(t('about.title'))
  expect(await overlay()).toBeUndefined()
})

it('is for this machine only, and serves no enquiries', async () => {
  expect(preview.output()).not.toMatch(/Network:\s+http/)
  mkdirSync(join(copy.folder, 'data'))
  // The second is the database that a restored one has replaced.
  const names = ['site.db', 'site.db.replaced-2026-11-26T16-57-17', 'site.db-wal']
  for (const name of names) writeFileSync(join(copy.folder, 'data', name), 'an enquiry')
  for (const path of names.flatMap((name) => [`/data/${name}`, `/data/${name}?raw`, `/@fs${copy.folder}/data/${name}`])) {
    const response = await fetch(preview.address + path)
    expect([path, response.status, (await response.text()).includes('an enquiry')]).toEqual([path, 403, false])
  }
})

it('renders every page like the build, except what only the preview or only the build needs', async () => {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const ofEachKind = samples.map(({ path }, index) => address(path, others[index % others.length] ?? defaultLocale))
  const different: string[] = []
  for (const [file, html] of pagesOf(readBuiltSite('.'))) {
    const at = addressOfFile(file)
    if (others.some((locale) => at.startsWith(address('/', locale))) && !ofEachKind.includes(at)) continue
    const response = await fetch(preview.address + at)
    if (shared(await response.text()) !== shared(html)) different.push(file)
  }
  expect(different).toEqual([])
  const icon = await fetch(`${preview.address}/favicon.svg`)
  expect(await icon.text()).toBe(readFileSync('dist/client/favicon.svg', 'utf8'))
})

describe('an edit shows in the open page', () => {
  it('of words, at the same scroll position', async () => {
    await open('/privacy')
    const { title } = t('legal').privacy
    await page.evaluate(() => scrollTo(0, 900))
    await page.locator('header details > summary').first().focus()
    await page.evaluate(() => {
      ;(window as { isSame?: boolean }).isSame = true
    })
    edit('locales/en/legal.json', `"title": "${title}"`, '"title": "Newly worded"')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Newly worded')
    expect(await page.evaluate(() => [scrollY, document.activeElement?.localName, (window as { isSame?: boolean }).isSame])).toEqual([900, 'summary', true])
  })

  it('of words, and of facts, also if their file is emptied before it is written, keeping form input and an open menu', async () => {
    await open('/contact-us')
    const field = page.locator('textarea[name="message"]')
    await field.fill('Half a')
    await page
      .locator('header details')
      .first()
      .evaluate((menu: HTMLDetailsElement) => {
        menu.open = true
      })
    edit('locales/en/contact.json', t('contact.intro'), 'Tell us.')
    await page.getByText('Tell us.', { exact: true }).waitFor()
    await field.pressSequentially(' sentence')
    const facts = page.locator('main')
    edit('content/company.json', phone, otherPhone)
    await facts.getByText(otherPhone).first().waitFor()
    writeFileSync(join(copy.folder, 'content/company.json'), '')
    await setTimeout(20)
    writeFileSync(join(copy.folder, 'content/company.json'), changed.get('content/company.json')?.replace(phone, thirdPhone) ?? '')
    await facts.getByText(thirdPhone).first().waitFor()
    expect(await field.inputValue()).toBe('Half a sentence')
    expect(await page.locator('header details').first().getAttribute('open')).not.toBeNull()
  })

  it('of words in an island, and moved by one', async () => {
    await open('/')
    const viewport = page.locator('[data-live]').first()
    await viewport.waitFor()
    edit('locales/en/home.json', t('home.hero').slides[0]?.title ?? '', 'Newly on stage')
    await viewport.getByText('Newly on stage').waitFor({ state: 'attached' })
    expect(await viewport.locator('[inert]').count()).toBe(t('home.hero').slides.length - 1)

    const counters = page.locator('[data-island="Counters"][data-hydrated]')
    await page.locator('[data-island="Counters"]').scrollIntoViewIfNeeded()
    await counters.waitFor()
    edit('locales/en/home.json', t('home.statistics.yearexperience'), 'Years of work')
    await counters.getByText('Years of work').waitFor()
  })

  it.each([
    // The page shows the edit, takes it back, and then gets what its island would show.
    ['by its island after the page itself', '**/renderer/client/hydrateIsland.tsx*'],
    // The island shows the edit, and the page then gets what it had at first.
    ['by its island alone', `**${pathOf(translatedPost())}`],
  ])('of a post, and undone, although shown %s', async (_, late) => {
    const post = translatedPost()
    const path = pathOf(post)
    const heading = () => page.locator('h1').textContent()
    const answerIsland = await holdRequests(page, '**/backend/blog.php?*')
    try {
      await open(path)
      const before = await heading()
      const release = await holdRequests(page, late)
      const asked = page.waitForRequest(late)
      const file = `content/blog${path}/index.md`
      edit(file, post.texts.get('en')?.title ?? '', 'Newly titled, this post about data')
      const known = async () => ((await (await fetch(`${preview.address}/backend/blog.php?slug=${post.slug}`)).json()) as { title: string }).title
      await expect.poll(known).toBe('Newly titled, this post about data')
      answerIsland()
      await asked
      await expect.poll(heading).toBe('Newly titled, this post about data')
      fix(file)
      await expect.poll(known).toBe(before)
      if (late.includes('hydrate')) await expect.poll(heading).toBe(before)
      release()
      await page.waitForLoadState('networkidle')
      await expect.poll(heading).toBe(before)
      expect(await page.title()).toContain(before)
    } finally {
      await page.unrouteAll()
    }
  })

  it('of a post, and of its address: the open page is missing, and follows its redirect', async () => {
    const post = translatedPost()
    const path = pathOf(post)
    await open(path)
    const heading = () => page.locator('h1').textContent()
    const before = await heading()
    const title = post.texts.get('en')?.title ?? ''
    const file = `content/blog${path}/index.md`
    edit(file, title, 'Newly titled, this post about data')
    await expect.poll(heading).toBe('Newly titled, this post about data')
    await expect.poll(() => page.title()).toContain('Newly titled')

    // Before the file is moved: at the end of the test, it would be written where it was.
    fix(file)
    await expect.poll(heading).toBe(before)
    const [from, to] = [path, `${path}-anew`].map((each) => join(copy.folder, 'content/blog', each)) as [string, string]
    renameSync(from, to)
    try {
      await expect.poll(heading).toBe((t('errors') as { notFound: { title: string } }).notFound.title)
      edit('content/redirects.json', /\[[\s\S]*\]/, JSON.stringify([{ from: path, to: `${path}-anew` }]))
      await page.waitForURL(`**${path}-anew`)
      expect(await heading()).toBe(before)
    } finally {
      renameSync(to, from)
    }
  })
})

describe('a mistake', () => {
  const [syntax, values] = [
    [
      ['in the syntax of words', 'locales/en/about.json', /"$/m, ''],
      ['in the syntax of content', 'content/projects.json', `"id": ${project.id},`, `"id": ${project.id}`],
    ],
    [
      ['in the values of content', 'content/projects.json', `"${project.category}"`, '"sports"'],
      ['in the front matter of a post', `content/blog${pathOf(translatedPost())}/index.md`, /^date: .*$/m, 'date: soon'],
      ['of omission', 'locales/de/about.json', '"title":', '"titel":'],
    ],
  ] as const

  it(`${[...syntax, ...values].map(([name]) => name).join(', ')} is reported like by the check, over the unchanged page, until it is fixed, and on a page that is opened then`, async () => {
    await open('/about')
    const heading = await page.locator('h1').textContent()
    for (const together of [syntax, values]) {
      for (const [, file, from, to] of together) edit(file, from, to)
      for (const [name, file] of together) await expect.poll(overlay, { message: name }).toContain(file)
      expect(await overlay()).toBe(await check())
      expect(await page.locator('h1').textContent()).toBe(heading)
      for (const [name, file] of together) {
        fix(file)
        await expect.poll(async () => (await overlay()) ?? '', { message: name }).not.toContain(file)
      }
      expect(await overlay()).toBeUndefined()
    }

    edit('locales/en/about.json', '{', '{{')
    await expect.poll(overlay).toContain('locales/en/about.json:1:2')
    const reported = await overlay()
    await open('/services')
    expect(await overlay()).toBe(reported)
    expect(await page.locator('h1').textContent()).toBe(t('services.intro.title'))
  })
})

describe('a photograph', () => {
  const post = translatedPost()
  const folder = `content/blog${pathOf(post)}`
  const photographs: string[] = []
  afterEach(() => {
    for (const file of photographs.splice(0)) rmSync(join(copy.folder, file), { force: true })
  })
  const put = (file: string, bytes: Uint8Array) => {
    photographs.push(file)
    writeFileIn(copy.folder, file, bytes)
  }

  it('beside a post is shown; a missing, broken or HEIC one is reported until it is fixed', async () => {
    const whole = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#6f2da8' } })
      .jpeg()
      .toBuffer()
    await open(pathOf(post))
    const shown = page.locator('.prose img[alt="A desk"]')
    edit(`${folder}/index.md`, /$/, '\n\n![A desk](desk.jpg)\n')
    await expect.poll(overlay).toContain('there is no photograph desk.jpg beside the text')
    put(`${folder}/desk.jpg`, whole.subarray(0, -300))
    await expect.poll(overlay).toContain(`${folder}/desk.jpg breaks off: its end is missing`)
    put(`${folder}/desk.jpg`, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]))
    await expect.poll(overlay).toContain('is not a JPEG, PNG or WebP but HEIC')
    put(`${folder}/desk.jpg`, whole)
    await expect.poll(overlay).toBeUndefined()
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await shown.evaluate((image: HTMLImageElement) => image.closest('picture') !== null)).toBe(true)
  })

  it('of an entry, if broken, is reported over its page, which is still shown', async () => {
    edit('content/projects.json', `"image": "${project.image}"`, '"image": "office.jpg"')
    put('content/images/office.jpg', Buffer.from('This is no photograph.'))
    await open(projectPath)
    await expect.poll(overlay).toContain('content/images/office.jpg is not a JPEG, PNG or WebP')
    expect(await page.locator('h1').textContent()).toBe(headings[project.id]?.heading)
  })
})

describe('a draft', () => {
  const label = t('layout.draft.label')
  const note = t('layout.draft.note')
  const labelBefore = (link: Element) => getComputedStyle(link, '::before').content

  it('of `npm run new` is shown at once, marked in every list and language', async () => {
    await open('/work')
    const id = Math.max(...getContent().projects.map((project) => project.id)) + 1
    const path = `/project-details/${project.category}/${id}`
    remember(['content/projects.json', ...locales.map((locale) => `locales/${locale}/projects.json`)])
    await createHere('project', '--category', project.category, '--heading', 'A timetable')
    const link = page.locator(`main a[href="${path}"]`)
    await link.waitFor({ state: 'attached' })
    await expect.poll(() => link.evaluate(labelBefore)).toBe(`"${label}"`)
    expect(await page.locator(`main a[href="${projectPath}"]`).evaluate(labelBefore)).toBe('none')
    expect(await overlay()).toBeUndefined()
    for (const locale of locales) expect(await noteOn(address(path, locale))).toBe(getTranslate(locale)('layout.draft.note'))
    expect(await noteOn('/about')).toBeUndefined()
  })

  it('in one language is marked there, and shows English for missing words', async () => {
    edit('content/projects.json', '"image"', '"draft": ["ja"], "image"')
    edit('locales/ja/projects.json', `"${project.id}": {`, `"${project.id}": {}, "1001": {`)
    await expect.poll(() => noteOn(`/ja${projectPath}`)).toBe(getTranslate('ja')('layout.draft.note'))
    // Of the other file, which may be read later.
    await expect.poll(async () => (await read(`/ja${projectPath}`)).querySelector('h1')?.text).toBe(headings[project.id]?.heading)
    expect(await noteOn(`/de${projectPath}`)).toBeUndefined()
  })

  it('of an opening is marked on its page and in the list', async () => {
    edit('content/openings.json', '"image"', '"draft": true, "image"')
    await expect.poll(() => noteOn(openingPath)).toBe(note)
    edit('content/openings.json', '"draft": true', '"publishAt": "2999-12-01T09:00+05:30"')
    const [scheduled] = t('layout.draft.scheduled', { time: '…' }).split('…')
    await expect.poll(() => noteOn(openingPath)).toMatch(new RegExp(`^${scheduled}.*2999.* 9:00.*UTC\\+05:30`))
    await open('/career')
    expect(await page.locator(`main a[href="${openingPath}"]`).evaluate(labelBefore)).toBe(`"${label}"`)
  })

  it('of a post is marked on its page and in lists', async () => {
    const post = translatedPost()
    edit(`content/blog${pathOf(post)}/index.md`, '---', '---\ndraft: true')
    await expect.poll(() => noteOn(pathOf(post))).toBe(note)
    await open(`/${post.category}`)
    expect(
      await page
        .locator(`main a[href="${pathOf(post)}"]`)
        .first()
        .evaluate(labelBefore),
    ).toBe(`"${label}"`)
  })

  it('of a language has marked pages', async () => {
    await open('/services')
    await createHere('language', '--code', 'ar')
    await page.locator('a[hreflang="ar"]').waitFor({ state: 'attached' })
    await open('/ar/services')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await page.locator('h1').textContent()).toBe(`✎ ${t('services.intro.title')}`)
    expect(await page.locator('[data-draft]').textContent()).toBe(`✎ ${note}`)
    expect(await overlay()).toBeUndefined()
  })
})

// Last, as the preview restarts for it, and would again for undoing it.
it('has the browser editor, with a field for a new text', async () => {
  edit('locales/en/work.json', '"filter":', '"newly": "A new text",\n  "filter":')
  const fields = async () => {
    const answer = await fetch(`${preview.address}/admin.json`)
    const { collections } = (await answer.json()) as EditorForms
    return collections
      .flatMap(({ files = [] }) => files)
      .find(({ file }) => file === 'locales/{{locale}}/work.json')
      ?.fields.map(({ name }) => name)
  }
  // It may be restarting, after the test before.
  await expect.poll(fields).toContain('newly')
})

interface EditorForms {
  collections: { files?: { file: string; fields: { name: string }[] }[] }[]
}

it('changes the address of an edited drawing, and finds a new drawing', async () => {
  await open('/')
  const drawing = page.locator('main img[src*="/art/healthcare"]').first()
  const before = await drawing.getAttribute('src')
  copy.edit('locales/en/art.json', '{', '{ "timetable": "A timetable",')
  const subjects = join(copy.folder, 'art/subjects/sectors.ts')
  const code = readFileSync(subjects, 'utf8')
  const added = 'timetable: () => ({ accentLine: 330, terrain: (x, y) => beat(x - 250) * Math.exp(-(((y - 330) / 105) ** 2)) }),'
  const edited = code.replace('bump(0, 11, 190)', 'bump(0, 11, 170)').replace('export const sectors = {', `$&\n  ${added}`)
  expect(edited.split(added).join('')).toHaveLength(code.length + 3)
  writeFileSync(subjects, edited)
  await expect.poll(() => drawing.getAttribute('src')).not.toBe(before)
  copy.edit('content/projects.json', `"image": "${project.image}"`, '"image": "timetable"')
  await expect.poll(async () => (await read('/work')).querySelectorAll('main img[src*="/art/timetable"]').length).toBeGreaterThan(0)
})

it('follows a new redirect at once, in each language', async () => {
  edit('content/redirects.json', /\[[\s\S]*\]/, JSON.stringify([{ from: '/what-was', to: '/services' }]))
  const ask = (path: string) => fetch(preview.address + path, { redirect: 'manual', headers: { Accept: 'text/html' } })
  for (const locale of locales) {
    const location = async () => (await ask(`${address('/what-was', locale)}?a=b`)).headers.get('Location')
    await expect.poll(location).toBe(`${address('/services', locale)}?a=b`)
  }
  expect((await ask('/services')).status).toBe(200)
})

it('ends without errors while it still loads the pages', async () => {
  const other = await startPreview(copy.folder)
  await other.end()
  expect(other.output()).not.toMatch(/error|^ +at /im)
})

/** `npm run new` in the copy, without a process of its own, which `e2e/new.test.ts` tries. */
async function createHere(...parameters: string[]): Promise<void> {
  const project = process.cwd()
  process.chdir(copy.folder)
  try {
    await createNew(parameters)
  } finally {
    process.chdir(project)
  }
}

async function open(path: string) {
  // The preview may be reloading the page after an edit of code, which would abort another navigation.
  await expect.poll(() => page.goto(preview.address + path).then(Boolean, () => false)).toBe(true)
  await page.locator('html[data-preview]').waitFor({ state: 'attached' })
}

/** A page as the preview sends it, for what needs no browser: opening it there costs ten times as much. */
async function read(path: string): Promise<HTMLElement> {
  const response = await fetch(preview.address + path)
  return parse(await response.text())
}

/** What a page says of its being a draft; undefined if it is none. */
async function noteOn(path: string): Promise<string | undefined> {
  return (await read(path)).querySelector('[data-draft]')?.text
}

function edit(file: string, from: string | RegExp, to: string) {
  if (!changed.has(file)) remember([file])
  copy.edit(file, from, to)
}

/** For files that a command will change. */
function remember(files: string[]) {
  for (const file of files) changed.set(file, readFileSync(join(copy.folder, file), 'utf8'))
}

function fix(file: string) {
  writeFileSync(join(copy.folder, file), changed.get(file) ?? '')
  changed.delete(file)
}

function fixAll() {
  for (const [file, text] of changed) writeFileSync(join(copy.folder, file), text)
  changed.clear()
}

/** Text of the overlay; undefined without one. */
function overlay(): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.message-body')?.textContent ?? undefined)
}

/** Output of `npm run check` in the copy, without the indentation that the overlay removes. */
async function check(): Promise<string> {
  return describeAll((await checkProject(readSite(copy.folder), 'ignore')).problems).trim()
}

/** Removes expected differences: bundled styles, the policy, script addresses, and class names, which depend on the project’s folder. */
function shared(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<noscript><link rel="preload"[^>]*><\/noscript>/, '')
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script[^>]*type="module".*?<\/script>/gs, '')
}
