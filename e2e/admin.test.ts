import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readBackend } from '../admin/backend'
import { printJson } from '../admin/browser/printJson'
import { getBlog } from '../blog/blog'
import { runCheck } from '../check/runCheck'
import { getContent } from '../collections/content'
import config from '../playwright.config'
import { stageEditor } from '../renderer/prerender/stageEditor'
import { createSite } from '../server/site'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { changedFiles, openEditor, readFile } from '../testing/editorPage'
import { freePort } from '../testing/freePort'
import { categoryWords, opening, postWords, projectWords } from '../testing/newTexts'
import { first } from '../testing/samples'
import { writeFileIn } from '../testing/writeFileIn'

/**
 * The browser editor of a build, served by our server, with a copy of the repository in the browser’s file system. The tests
 * are one session and build on each other.
 */
let copy: ProjectCopy
let folder: string
let server: ServerType
let browser: Browser
let page: Page
const foreign: string[] = []
const category = first(getBlog())
const { projects, pagePictures } = getContent()
const project = Math.max(...projects.map(({ id }) => id)) + 1
const before = new Map(globSync(['content/**/*.{json,md}', 'locales/*/*.json']).map((path) => [path, readFileSync(path, 'utf8')]))
// Optional facts that the site’s entries do not have, and a time in another format.
const moment = '2999-12-01T09:00-03:00'
const post = `content/blog/${category.slug}/${first(category.posts).slug}/index.md`
const { id, category: sector, service, image, ...facts } = first(projects)
const postingFacts = {
  datePosted: '2999-12-01',
  validThrough: '2999-12-31',
  employmentType: 'FULL_TIME',
  workplace: 'remote',
  applicantsFrom: ['IN', 'JP'],
  salary: { currency: 'INR', from: 300000, to: 450000.5, per: 'YEAR' },
}
const filled = { year: 2019, months: 14, team: 6, technologies: ['React', 'Django'], ...facts }
before.set(
  'content/projects.json',
  printJson([{ id, category: sector, ...(service && { service }), image, publishAt: moment, ...filled }, ...projects.slice(1)]),
)
const openings = getContent().openings.map((each, index) => (index === 0 ? { ...each, ...postingFacts } : each))
before.set('content/openings.json', printJson(openings))
const table = '| Availability | Per year |\n| ------------ | -------: |\n| 99 per cent  |  3 d 15 h |'
before.set(post, text(post).replace(/\n---\n[\s\S]*/, `\npublishAt: ${moment}\n---\n\n${table}\n\nThat is all.\n`))

beforeAll(async () => {
  copy = copyProject()
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  const backend = readBackend({ CMS_REPOSITORY: 'owner/website' })
  if (!backend) throw new Error('There is no backend.')
  await stageEditor(backend, { next: folder, compressed: false, isPublished: () => false })
  writeFileSync(join(folder, 'index.html'), '')
  const port = await freePort()
  server = serve({ fetch: createSite(folder).fetch, port })
  browser = await chromium.launch(config.use?.launchOptions)
  page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 0.5,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(100_000)
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== `localhost:${port}`) foreign.push(request.url())
  })
  await openEditor(page, `http://localhost:${port}/admin`, before)
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  copy?.remove()
  rmSync(folder, { recursive: true })
})

it('saves unedited entries unchanged', async () => {
  // The editor removes the space again, so the saved file is unchanged.
  for (const [form, name] of touched) {
    await open(form)
    const all = page.getByRole('button', { name: 'Expand All' }).first()
    if (form.startsWith('entries/')) await all.click()
    const field = name === 'Text of a post' ? await openToolbar() : page.getByRole('textbox', { name, exact: true }).first()
    await field.press('Control+End')
    await field.press('Space')
    await save()
  }
  expect(await changes()).toEqual([])
})

/** The toolbar aligns all columns of a table to the left, and pads none. */
async function openToolbar(): Promise<Locator> {
  const text = page.locator('.field[data-key-path=body]').first()
  await text.getByRole('button', { name: 'Edit in Markdown' }).click()
  await text.getByRole('table').waitFor()
  return text.getByRole('textbox').first()
}

/** A form of each kind that no test below compares as a whole, and a text visible in it. */
const touched = [
  [`posts-${category.slug}/entries/${first(category.posts).slug}/index`, 'Title'],
  [`posts-${category.slug}/entries/${first(category.posts).slug}/index`, 'Text of a post'],
  [`categories/entries/${category.slug}/index`, 'Name'],
  ['entries/entries/projects', 'Text'],
  ['entries/entries/menu', 'Label'],
  ['company/entries/site', 'Interview URL'],
] as const

it('offers projects for a sector, and changes one line', async () => {
  const { sectors } = getContent()
  const sector = first(sectors.filter(({ project }) => project))
  const other = first(projects.filter(({ id, category }) => category === sector.category && id !== sector.project))
  await open('entries/entries/sectors')
  await page.getByRole('button', { name: 'Expand All' }).click()
  await pick(page.getByRole('combobox', { name: 'Project' }).nth(sectors.indexOf(sector)), String(other.id))
  await save()
  expect(JSON.parse(await saved('content/sectors.json'))).toEqual(sectors.map((each) => (each === sector ? { ...each, project: other.id } : each)))
})

it('changes one line for a German headline', async () => {
  await open('words/entries/work')
  await show('German')
  await pane('German').getByRole('textbox', { name: 'Title', exact: true }).last().fill('Unsere Arbeit für Sie')
  await save()
  expect(await changes()).toEqual(['content/sectors.json', 'locales/de/work.json'])
  const was = (before.get('locales/de/work.json') ?? '').split('\n')
  const is = (await saved('locales/de/work.json')).split('\n')
  expect(is.filter((line, index) => line !== was[index])).toEqual(['  "title": "Unsere Arbeit für Sie",'])
})

it('adds a project with a photograph and its words in every language', async () => {
  await open('entries/entries/projects')
  await add(page)
  await page.getByRole('spinbutton', { name: 'ID' }).fill(String(project))
  await choose(page.getByRole('radio', { name: 'Education' }))
  const buffer = await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#6f2da8' } })
    .jpeg()
    .toBuffer()
  const photograph = { name: 'timetable.jpg', mimeType: 'image/jpeg', buffer }
  const field = page.getByRole('group', { name: /Photograph/ })
  await field.locator('input[type=file]').first().setInputFiles(photograph)
  // The editor reads it first, and would save the entry without it.
  await field.getByText(photograph.name).waitFor()
  await save()
  expect(await saved('content/projects.json')).toContain(`  {\n    "id": ${project},\n    "category": "education",\n    "image": "timetable.jpg"\n  }\n]`)

  await open('words/entries/projects')
  await add(pane('English'))
  await pick(pane('English').getByRole('combobox', { name: 'Key', exact: true }).last(), String(project))
  await fillInEveryLanguage(projectWords)
  await save()
  await open('words/entries/art')
  await add(pane('English'))
  await pane('English').getByRole('textbox', { name: 'Key', exact: true }).fill('timetable')
  await fillInEveryLanguage(photographWords)
  await save()
  expect(JSON.parse(await saved('locales/ja/projects.json'))[project].heading).toBe(projectWords.ja.Heading)
})

it('unpublishes an opening, and schedules it', async () => {
  const [opening, ...others] = openings
  await open('entries/entries/openings')
  await page.getByRole('button', { name: 'Expand All' }).first().click()
  await choose(page.getByRole('switch', { name: 'Draft', exact: true }).first())
  await page.getByRole('textbox', { name: 'Publish at', exact: true }).first().fill('2999-12-01T09:00')
  await save()
  const back = { ...opening, draft: true, publishAt: '2999-12-01T09:00+05:30' }
  expect(JSON.parse(await saved('content/openings.json'))).toEqual([back, ...others])
})

it('adds an opening and its words in every language', async () => {
  await open('entries/entries/openings')
  await add(page)
  await page.getByRole('textbox', { name: 'Key', exact: true }).last().fill('test-engineer')
  await pick(page.getByRole('combobox', { name: 'Drawing' }).last(), 'opening-backend')
  await save()
  await open('words/entries/careers')
  await add(pane('English'))
  const radio = pane('English').getByRole('radio', { name: 'test-engineer', exact: true }).last()
  const list = pane('English').getByRole('combobox', { name: 'Key', exact: true }).last()
  await radio.or(list).waitFor()
  if (await radio.isVisible()) await choose(radio)
  else await pick(list, 'test-engineer')
  for (const [code, name] of [
    ['en', 'English'],
    ['ja', 'Japanese'],
    ['de', 'German'],
  ] as const) {
    await show(name)
    const { meta, words, tasks } = openingWords(code)
    const at = (path: string) => pane(name).locator(`.field[data-key-path="openings.entries.${openings.length}.${path}"]`)
    for (const [key, text] of Object.entries({ ...meta, ...words })) await at(key).getByRole('textbox').fill(text)
    const boxes = at('tasks').getByRole('textbox')
    // The same number in every language; all before the first text, after which the editor renders the list again. By one event, because it may do so
    // between the two of a press.
    for (const index of name === 'English' ? tasks.keys() : []) {
      await at('tasks').getByRole('button', { name: /^Add/ }).dispatchEvent('click')
      await boxes.nth(index).waitFor()
    }
    for (const [index, text] of tasks.entries()) await boxes.nth(index).fill(text)
  }
  await save()
  const careers = JSON.parse(text('locales/de/careers.json')) as { openings: Record<string, Opening> }
  const { title, metaTitle, description, keywords } = opening.de
  const added = { ...first(Object.values(careers.openings)), title, meta: { title: metaTitle, description, keywords } }
  expect(JSON.parse(await saved('locales/de/careers.json'))).toEqual({ ...careers, openings: { ...careers.openings, 'test-engineer': added } })
})

it('adds a category of the blog in every language', async () => {
  await open('categories/new')
  await fill('English', categoryWords.en)
  await pick(page.getByRole('combobox', { name: 'Drawing' }), 'testing')
  for (const [code, name] of [
    ['ja', 'Japanese'],
    ['de', 'German'],
  ] as const) {
    await show(name)
    await page.getByRole('button', { name: /^Enable/ }).click()
    await fill(name, categoryWords[code])
  }
  await save()
  expect(await saved('content/blog/data-in-practice/index.md')).toMatch(/^---\nname: Data in practice\ndescription: .*\nimage: testing\nalt: .*\n---\n$/)
  for (const code of ['ja', 'de'] as const)
    expect(await saved(`content/blog/data-in-practice/index.${code}.md`)).toContain(`name: ${categoryWords[code].Name}\n`)
})

it('changes the drawing of a page', async () => {
  await open('entries/entries/pagePictures')
  const about = page.getByRole('group', { name: /^.{0,2}About.{0,2} Field$/ })
  await about.getByRole('button', { name: 'Expand' }).click()
  await pick(about.getByRole('combobox', { name: 'Drawing' }), 'testing')
  await save()
  expect(JSON.parse(await saved('content/pagePictures.json'))).toEqual({ ...pagePictures, about: { image: 'testing' } })
})

it('adds a redirect', async () => {
  await open('entries/entries/redirects')
  await add(page)
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('/what-we-did')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/services')
  await save()
  expect(JSON.parse(await saved('content/redirects.json'))).toContainEqual({ from: '/what-we-did', to: '/services' })
})

it('changes the company’s phone number', async () => {
  await open('company/entries/company')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('+91 20 2345 6789')
  await save()
  expect(JSON.parse(await saved('content/company.json'))).toEqual({ ...getContent().company, phone: '+91 20 2345 6789' })
})

it('writes a post in two languages, with a photograph in its text', async () => {
  await open(`posts-${category.slug}/new`)
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2026-11-20')
  await pick(page.getByRole('combobox', { name: 'Drawing' }), 'testing')
  await fill('English', postWords.en)
  const text = page.locator('.field[data-key-path=body]').first()
  await text.getByRole('button', { name: 'Edit in Markdown' }).click()
  await text.getByRole('heading', { name: 'What to look for' }).waitFor()
  await text.getByRole('button', { name: 'Image', exact: true }).click()
  const desk = sharp({ create: { width: 900, height: 700, channels: 3, background: '#6f2da8' } })
  await text
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'My Desk 1.JPG', mimeType: 'image/jpeg', buffer: await desk.jpeg().toBuffer() })
  await text
    .getByRole('group', { name: /Alt Text/ })
    .getByRole('textbox')
    .fill('A desk by a window')
  // Changing the language before the form has updated its Markdown loses it.
  await vi.waitFor(async () => expect(await text.evaluate((field) => field.innerHTML)).toContain('![A desk by a window](blob:'), 120_000)
  await show('German')
  await page.getByRole('button', { name: /^Enable/ }).click()
  await fill('German', postWords.de)
  await save()
  const post = `content/blog/${category.slug}/how-a-model-is-retired/index`
  expect(await changes()).toEqual(expect.arrayContaining([`${post}.md`, `${post}.de.md`]))
  expect(await changes()).not.toContain(`${post}.ja.md`)
  // With a valid file name.
  expect(await saved(`${post}.md`)).toContain('![A desk by a window](/content/images/my-desk-1.jpg)')
  expect(await changes()).toContain('content/images/my-desk-1.jpg')
  expect(await saved(`${post}.md`)).toMatch(
    /^---\ntitle: How a model is retired\ndescription: .*\ndate: 2026-11-20\nimage: testing\nalt: .*\nkeywords: .*\n---\n\n/,
  )
})

it('has saved valid and formatted files', async () => {
  for (const [path, bytes] of await changedFiles(page)) writeFileIn(copy.folder, path, bytes)
  expect(await runCheck({ root: copy.folder })).toMatchObject({ status: 0, stderr: '' })
})

it('does not restyle a whole form for each new element', async () => {
  // As a rule for descendants of `body:has(…)` would (`admin/bundle.config.ts`).
  const selectors = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => ('selectorText' in rule ? String(rule.selectorText) : ''))),
  )
  expect(selectors.filter((selector) => /^(html|body|:root)\b.*:has\(/.test(selector) && !selector.endsWith(')'))).toEqual([])
})

it('makes no requests to other origins', () => {
  // Except the status of GitHub.
  expect(foreign.filter((url) => !url.startsWith('https://www.githubstatus.com/'))).toEqual([])
})

async function open(form: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/collections/${form}`)
  await page.getByRole('group', { name: 'Content Editor' }).waitFor()
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('group', { name: 'Content Library' }).waitFor()
  // Otherwise, the next step would look in the previous form.
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' })
}

/** The editor wraps names in bidirectional isolates. */
function pane(name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^Edit .?${name}.? Content$`) })
}

/** Shows a language in the first pane, unless one of the two shows it. */
async function show(name: string): Promise<void> {
  await page
    .getByRole('group', { name: /^Edit .* Content$/ })
    .first()
    .waitFor()
  const showIt = async () => {
    if (await pane(name).isVisible()) return
    const radio = page.getByRole('radio', { name: new RegExp(`^${name}`) }).first()
    await radio.click({ timeout: 5_000 })
    await pane(name).waitFor({ timeout: 5_000 })
  }
  await vi.waitFor(showIt, { timeout: 120_000, interval: 200 })
}

/**
 * Chooses a radio button, or turns a switch on. Not by a mouse, as a form scrolls 50 and 150 ms after an entry was added to it, and grows
 * while its entries are expanded: what was in place before the press is elsewhere then. Radio buttons show each click, but the form hears of
 * none in the first 100 ms, after which they get their tab stop. That one is chosen shows later than the click.
 */
async function choose(control: Locator): Promise<void> {
  await control.and(page.locator('[role=switch], [tabindex]')).dispatchEvent('click')
  await control.and(page.locator('[aria-checked=true]')).waitFor()
}

/**
 * Picks an option of a list, named by its first word.
 *
 * A list scrolls to what is selected 150 ms after it opens. If that happens between press and release of a mouse button, nothing
 * is picked and the list stays open, so the option is clicked without a mouse. The list is opened again until it has the option:
 * it offers what the editor knew when it was opened.
 */
async function pick(list: Locator, option: string): Promise<void> {
  const named = new RegExp(`^${option}\\b`)
  const pickIt = async () => {
    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click({ timeout: 5_000 })
    try {
      await page.getByRole('option', { name: named }).dispatchEvent('click', {}, { timeout: 5_000 })
    } finally {
      if ((await list.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape')
    }
    expect(await list.innerText()).toMatch(named)
  }
  await vi.waitFor(pickIt, { timeout: 120_000, interval: 200 })
}

/** Reads a file of the project. */
function text(path: string): string {
  return before.get(path) ?? ''
}

async function add(where: Page | Locator): Promise<void> {
  const fields = where.getByRole('textbox').or(where.getByRole('combobox')).or(where.getByRole('radio'))
  const count = await fields.count()
  await where.getByRole('button', { name: /^Add .?Entry/ }).click()
  // What follows takes the last field.
  await expect.poll(() => fields.count()).toBeGreaterThan(count)
}

type Words = Record<string, string>

async function fill(name: string, words: Words): Promise<void> {
  for (const [label, text] of Object.entries(words)) await pane(name).getByRole('textbox', { name: label, exact: true }).last().fill(text)
}

async function fillInEveryLanguage(words: Record<'en' | 'ja' | 'de', Words>): Promise<void> {
  await fill('English', words.en)
  await show('Japanese')
  await fill('Japanese', words.ja)
  await show('German')
  await fill('German', words.de)
}

function saved(path: string): Promise<string> {
  return readFile(page, path)
}

/** The files changed since the beginning of the session. */
async function changes(): Promise<string[]> {
  return [...(await changedFiles(page)).keys()].sort()
}

/** By the field keys of the form. */
function openingWords(code: 'en' | 'ja' | 'de') {
  const { meta: _, tasks, ...others } = first(Object.values(JSON.parse(text(`locales/${code}/careers.json`)).openings as Record<string, Opening>))
  const { title, metaTitle, description, keywords } = opening[code]
  return { meta: { 'meta.title': metaTitle, 'meta.description': description, 'meta.keywords': keywords }, words: { ...others, title } as Words, tasks }
}
interface Opening extends Record<string, unknown> {
  tasks: string[]
}

const photographWords = {
  en: { Text: 'A timetable on the wall of a staff room' },
  ja: { Text: '職員室の壁に貼られた時間割' },
  de: { Text: 'Ein Stundenplan an der Wand eines Lehrerzimmers' },
}
