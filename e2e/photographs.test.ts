import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { fingerprint } from '../blog/view/fingerprint'
import { type BlogSource, readBlog } from '../blog/view/readBlog'
import { textFile } from '../check/textFile'
import { getContent } from '../collections/content'
import { defaultLocale, locales } from '../i18n/languages'
import config from '../playwright.config'
import { fetchBackend } from '../renderer/client/blog/fetchBackend'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { type ServerProcess, startProcess } from '../testing/sampleProcess'
import { first } from '../testing/samples'
import { layoutShifts, watchForShifts } from '../testing/watch'

/**
 * Proves that naming a photograph replaces a drawing: a copy of the project gets one for a
 * project and one for a post, and is built.
 */
let copy: ProjectCopy
let server: ServerProcess
let browser: Browser

const { projects, sectors } = getContent()
const project = first(projects)
const [, next = project] = projects
/** Its page links to the first one as the next project. */
const before = projects.at(-1) ?? project
const category = first(getBlog())
const post = first(category.posts)
const [, nextPost = post, thirdPost = post] = category.posts
/** Another project whose portfolio card has the same shape. */
const alike = projects.find((other) => other !== project && leads(other) === leads(project)) ?? project
const projectPage = `project-details/${project.category}/${project.id}.html`
const postPage = `${category.slug}/${post.slug}.html`
/**
 * The second is narrower than the largest size, and in portrait format by its metadata only. No higher than that takes, as encoding
 * takes longest.
 */
const sizes = { office: { width: 2000, height: 600 }, Team_1: { width: 1300, height: 1500 }, desk: { width: 900, height: 1000 } } as const
/** Beside a post, used by its translations as well. */
const desk = `${category.slug}.${thirdPost.slug}.desk`
const widths = [480, 800, 1200, 1600, 2000]
const place = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' }

beforeAll(async () => {
  copy = copyProject()
  const images = join(copy.folder, 'content/images')
  mkdirSync(images)
  const { office, Team_1: team, desk: screen } = sizes
  await shaded(office.width, office.height)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: place })
    .toFile(join(images, 'office.jpg'))
  await shaded(team.height, team.width).withMetadata({ orientation: 6 }).jpeg().toFile(join(images, 'Team_1.JPG'))
  const folder = `content/blog/${category.slug}/${thirdPost.slug}`
  const lies = shaded(screen.height, screen.width)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: place })
    .withMetadata({ orientation: 6 })
  await lies.jpeg().toFile(join(copy.folder, folder, 'desk.jpg'))
  for (const language of thirdPost.texts.keys())
    edit(textFile([thirdPost.category, thirdPost.slug], language), /$/, `\n\n![Desk (${language})](desk.jpg)\n\n![Office](/content/images/office.jpg)\n`)
  edit('content/projects.json', `"image": "${project.image}"`, '"image": "office.jpg"')
  showInPost(post, 'Team_1.JPG')
  // A translation without picture inherits the original’s.
  for (const language of [...post.texts.keys()].filter((each) => each !== defaultLocale))
    edit(textFile([post.category, post.slug], language), /^image: .*\n/m, '')
  for (const locale of locales) edit(`locales/${locale}/art.json`, '{', `{ "office": "Office (${locale})",`)
  await copy.build()
  server = await startProcess({}, copy.folder, ['dist/server/serve.mjs'])
  browser = await chromium.launch(config.use?.launchOptions)
})
afterAll(async () => {
  await browser?.close()
  await server?.end('SIGTERM')
  copy.remove()
})

it('loads the photograph with priority on its own page, and lazily on cards', () => {
  const header = pictureOf(projectPage)
  expect(header.image.attrs).toMatchObject({ fetchpriority: 'high', alt: 'Office (en)' })
  expect(header.image.attrs).not.toHaveProperty('loading')
  for (const { attributes } of [header.image, ...header.sources]) expect(attributes.sizes).toMatch(/^\(min-width: 48em\) \d+vw, 100vw$/)
  const card = pictureOf(`project-details/${before.category}/${before.id}.html`)
  expect(card.image.attrs).toMatchObject({ loading: 'lazy', alt: '' })
  for (const { attributes } of [card.image, ...card.sources]) expect(attributes.sizes).toMatch(/^auto, /)
})

it('has an alternative text in each language', () => {
  for (const locale of locales.filter((each) => each !== 'en')) {
    expect(pictureOf(`${locale}/${projectPage}`).image.getAttribute('alt')).toBe(`Office (${locale})`)
  }
})

it.each([
  [projectPage, 'office', [480, 800, 1200, 1600, 2000]],
  [postPage, 'Team_1', [480, 800, 1200, 1300]],
] as const)('%s offers AVIF and WebP of %s in the widths it has, and each is what it says', async (page, name, widths) => {
  const { image, sources } = pictureOf(page)
  const { width, height } = sizes[name]
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif'])
  for (const [element, format] of [[first(sources), 'heif'] as const, [image, 'webp'] as const]) {
    const offered = candidates(element)
    expect(offered.map(({ offers }) => offers)).toEqual(widths)
    for (const { file, offers } of offered) {
      expect(file).toMatch(new RegExp(`^/assets/photo/${name}-${offers}\\.[0-9a-f]{8}\\.(avif|webp)$`))
      expect(await read(file).metadata()).toMatchObject({ format, width: offers, height: Math.round((offers * height) / width) })
    }
  }
  const plain = await read(image.getAttribute('src') ?? '').metadata()
  expect(plain).toMatchObject({ format: 'webp', width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) })
  expect(plain.width).toBe(1200)
})

it('publishes neither metadata of the camera nor the original', () => {
  const folder = join(copy.folder, 'dist/client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\bphoto\b/.test(file) && /\.\w+$/.test(file))
  expect(files).toHaveLength(2 * (5 + 4 + 3) + 3)
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    expect([file, bytes.includes('Somebody'), bytes.includes('Exif\0\0')]).toEqual([file, false, false])
  }
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.jpe?g$/i.test(file))).toEqual([])
})

it('shows photographs in a post and its translations, in the sizes of the text column', async () => {
  for (const language of thirdPost.texts.keys()) {
    const file = `${language === defaultLocale ? '' : `${language}/`}${category.slug}/${thirdPost.slug}.html`
    const pictures = parse(page(file)).querySelectorAll('.prose picture')
    const images = pictures.map((picture) => picture.querySelector('img'))
    expect(images.map((image) => image?.getAttribute('alt'))).toEqual([`Desk (${language})`, 'Office'])
    expect(images[0]?.attrs).toMatchObject({
      width: '900',
      height: String(sizes.desk.height),
      loading: 'lazy',
      sizes: expect.stringMatching(/^auto, .*rem, 100vw$/),
    })
    const offered = pictures[0]?.querySelectorAll('source, img').map((element) => candidates(element)) ?? []
    expect(offered.map((each) => each.map(({ offers }) => offers))).toEqual([
      [480, 800, 900],
      [480, 800, 900],
    ])
    for (const { file: each, offers } of offered.flat())
      expect(await read(each).metadata()).toMatchObject({ width: offers, height: Math.round((offers * sizes.desk.height) / sizes.desk.width) })
  }
})

it('has stable addresses for feeds and older pages', async () => {
  const feed = page('feed.xml')
  const address = new RegExp(`&lt;img src=&quot;https?://[^&]*/photo/${desk}\\.webp&quot;`)
  expect(feed).toMatch(address)
  const call = await fetch(`${server.address}/backend/blog.php?slug=${thirdPost.slug}`)
  expect((await call.json()).content).toContain(`<img src="/photo/${desk}.webp" alt="Desk (en)" width="900" height="${sizes.desk.height}" loading="lazy">`)
  expect(await read(`/photo/${desk}.webp`).metadata()).toMatchObject({ format: 'webp', width: 900, height: sizes.desk.height })
})

it('needs no refresh of pages with photographs: the backend sends the data of the build', async () => {
  const island = parse(page(`${category.slug}/${thirdPost.slug}.html`)).querySelector('[data-source]')
  const source: BlogSource = JSON.parse(island?.getAttribute('data-source') ?? '{}')
  const backend = fetchBackend({ ...source, backend: server.address + source.backend })
  const data = await readBlog(backend, { ...source, view: 'post' })
  expect(data?.content).toContain('/photo/')
  expect(data && fingerprint(data)).toBe(source.hash)
})

it('keeps the address from the backend on pages older than the post', async () => {
  const island = parse(page(`${category.slug}.html`)).querySelector('[data-island]')
  const height = Math.round((1200 * sizes.Team_1.height) / sizes.Team_1.width)
  const { pictures } = JSON.parse(island?.getAttribute('data-props') ?? '{}')
  expect(pictures['/photo/Team_1.webp']).toMatchObject({ width: 1200, height })
  expect(await read('/photo/Team_1.webp').metadata()).toMatchObject({ format: 'webp', width: 1200, height })
})

it('uses the photograph in the share image', () => {
  const shared = parse(page(projectPage)).querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(shared).toMatch(/\/share\/office\.en\.\w+\.png$/)
})

it('does not change drawings', () => {
  const next = parse(page('work.html'))
    .querySelectorAll('article img')
    .filter((image) => image.parentNode?.tagName !== 'PICTURE')
  expect(next).toHaveLength(projects.length - 1)
  for (const image of next) expect(image.attributes).not.toHaveProperty('sizes')
})

// Drawings that rise are lower while they do.
describe.each([360, 1440])('in a window of %i px', (width) => {
  let view: Page
  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    view = await context.newPage()
    view.setDefaultTimeout(100_000)
    await watchForShifts(view)
  })
  afterEach(() => view.context().close())

  it.each([
    ['card', '/work', '/work', cardOf(project), cardOf(alike)],
    ['page header', pageOf(project), pageOf(next), 'main img', 'main img'],
    ['post', `/${category.slug}/${post.slug}`, `/${category.slug}/${nextPost.slug}`, 'main img', 'main img'],
    ['next project', pageOf(before), pageOf(project), 'main img >> nth=1', 'main img >> nth=1'],
  ])('%s: the photograph has the position and shape of a drawing, without layout shift', async (_, photograph, drawing, place, placeOfDrawing) => {
    const shown = await see(photograph, place)
    expect(shown.file).toMatch(/^\/assets\/photo\/.*\.avif$/)
    // The smallest file that is no narrower than it is shown; `sizes` of page headers are round figures.
    const fit = widths.find((each) => each >= shown.width * 0.98) ?? 0
    expect(Number(/-(\d+)\./.exec(shown.file)?.[1])).toBeLessThanOrEqual(widths[widths.indexOf(fit) + 1] ?? fit)
    expect(Number(/-(\d+)\./.exec(shown.file)?.[1])).toBeGreaterThanOrEqual(fit)
    const drawn = await see(drawing, placeOfDrawing)
    expect(drawn.file).toMatch(/\.svg$/)
    expect(shown.width).toBe(drawn.width)
    // The borders of a post’s picture may be included or not.
    expect(Math.abs(shown.height - drawn.height)).toBeLessThanOrEqual(2)
    if (photograph !== drawing) expect(shown.x).toBe(drawn.x)
  })

  async function see(path: string, place: string) {
    // The portfolio shows both.
    if (view.url() !== server.address + path) await view.goto(server.address + path)
    const picture = view.locator(place).first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    expect(await layoutShifts(view)).toEqual([])
    const file = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
    const { x = -1, width: wide = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    return { file, x: Math.round(x), width: Math.round(wide), height: Math.round(height) }
  }
})

it('shows a photograph added to a post after the build, by its stable address', async () => {
  showInPost(nextPost, 'office.jpg')
  const call = `${server.address}/backend/blog.php?slug=${nextPost.slug}`
  await expect.poll(async () => (await (await fetch(call)).json()).image).toBe('/photo/office.webp')
  const view = await browser.newPage()
  view.setDefaultTimeout(100_000)
  await view.goto(`${server.address}/${category.slug}/${nextPost.slug}`)
  const picture = view.locator('article .header img')
  await expect.poll(() => picture.getAttribute('src')).toBe('/photo/office.webp')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  await view.close()
})

function leads({ id }: { id: number }): boolean {
  return sectors.some(({ project }) => project === id)
}

function pageOf({ category, id }: { category: string; id: number }): string {
  return `/project-details/${category}/${id}`
}

/** Picture of its card. */
function cardOf(project: { category: string; id: number }): string {
  return `article:has(a[href="${pageOf(project)}"]) img`
}

/** The only photograph of a page, which may have drawings as well. */
function pictureOf(file: string): { image: HTMLElement; sources: HTMLElement[] } {
  const [picture, ...others] = parse(page(file)).querySelectorAll('main picture')
  expect(others).toEqual([])
  const image = picture?.querySelector('img')
  if (!picture || !image) throw new Error(`${file} shows no photograph`)
  for (const source of picture.querySelectorAll('source, img')) {
    for (const { file: each } of candidates(source)) expect([each, existsSync(join(copy.folder, 'dist/client', each))]).toEqual([each, true])
  }
  return { image, sources: picture.querySelectorAll('source') }
}

function candidates(element: HTMLElement): { file: string; offers: number }[] {
  return (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [file = '', width = ''] = candidate.split(' ')
    return { file, offers: Number.parseInt(width, 10) }
  })
}

function page(file: string): string {
  return readFileSync(join(copy.folder, 'dist/client', file), 'utf8')
}

function read(file: string) {
  return sharp(join(copy.folder, 'dist/client', file))
}

/** Sets the picture of a post and its translations. */
function showInPost({ category, slug, texts }: typeof post, image: string): void {
  for (const language of texts.keys()) edit(textFile([category, slug], language), /^image: .*$/m, `image: ${image}`)
}

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(copy.folder, path)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${path} does not contain ${from}`)
  writeFileSync(file, after)
}

/** Without grain, which takes long to encode; in another colour each time, or the cache would have it encoded already. */
function shaded(width: number, height: number) {
  const colour = `#${randomBytes(3).toString('hex')}`
  const shades = `<linearGradient id="a" y2="1"><stop stop-color="${colour}"/><stop offset=".6" stop-color="#ddd"/><stop offset="1" stop-color="#223"/></linearGradient>`
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shades}<rect width="100%" height="100%" fill="url(#a)"/></svg>`),
  )
}
