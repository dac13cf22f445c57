import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { pictureNames } from '../art/catalogue'
import { getBlog } from '../blog/blog'
import { checkPublicFiles } from '../check/publicFiles'
import { readSite } from '../check/readSite'
import { getContent } from '../collections/content'
import { listFiles } from '../collections/listFiles'
import { address } from '../i18n/address'
import { type Locale, locales } from '../i18n/languages'
import { fileOfAddress } from '../i18n/pageFile'
import { postalAddress } from '../i18n/postalAddress'
import { getTranslate } from '../i18n/translator'
import { fixedPages, unlistedPages } from '../seo/fixedPages'
import { siteOrigin } from '../seo/siteOrigin'
import { aliases } from '../seo/sitePages'
import { securityTextFile } from '../server/securityText'
import { temporaryFolder } from '../testing/temporaryFolder'

/** The existing pages and their scripts; `npm run audit` checks each page. */
const root = 'dist/client'

/** Every page folder of `pages/`, aliases, and pages of content; services and offerings of specification §2 are listed literally. */
const routes = [
  ...[...fixedPages(), ...Object.keys(aliases), '/404'],
  ...['image-processing', 'ai-ml', 'chatbot-development', 'data-science', 'end-to-end-application-development', 'ai-agent', 'mobile-application'].map(
    (category) => `/services/${category}`,
  ),
  ...['buildingmvp', 'software-solution-partner', 'technology-partner', 'end-to-end-sotfware-product'].map((category) => `/what-we-do/${category}`),
  ...getContent().sectors.map(({ category }) => `/work/${category}`),
  ...getContent().openings.map(({ key }) => `/career/${key}`),
  ...getContent().projects.map(({ category, id }) => `/project-details/${category}/${id}`),
  ...getBlog().flatMap(({ slug, posts }) => [`/${slug}`, ...posts.map((post) => `/${slug}/${post.slug}`)]),
]

const expected = routes.flatMap((path) => locales.map((locale) => ({ path, file: fileOfAddress(address(path, locale)) })))
const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

it('has exactly the pages of routes × content × languages', () => {
  expect(found.sort()).toEqual(expected.map(({ file }) => file).sort())
})

it('has no file that the check would allow in public/, except those that one may replace', () => {
  const project = temporaryFolder('made-')
  symlinkSync(resolve('pages'), join(project, 'pages'))
  const made = listFiles(root).filter((file) => !/\.(br|gz)$/.test(file) && !existsSync(join('public', file)))
  for (const file of made) {
    mkdirSync(join(project, 'public', dirname(file)), { recursive: true })
    writeFileSync(join(project, 'public', file), '')
  }
  const refused = new Set(checkPublicFiles({ ...readSite(), root: project }).map(({ file }) => file))
  expect(made.filter((file) => !refused.has(`public/${file}`) && file !== securityTextFile)).toEqual(['robots.txt'])
})

it('keeps a second, stable address for the pictures that a post may name, and for no version of them', () => {
  const found = readdirSync(join(root, 'art')).filter((file) => file.endsWith('.svg'))
  expect(found.sort()).toEqual(pictureNames.map((name) => `${name}.svg`).sort())
})

it('excludes only the 404 page and the pages after the form from search engines', () => {
  const isKept = (file: string) => read(file).html.querySelector('meta[name="robots"]')?.getAttribute('content')?.startsWith('noindex')
  const kept = expected.filter(({ file }) => isKept(file)).map(({ path }) => path)
  expect([...new Set(kept)].sort()).toEqual(['/404', ...unlistedPages].sort())
})

it('has only the entry script and the one in the head', () => {
  const isData = (type: string | undefined) => type === 'application/ld+json' || type === 'speculationrules'
  const scripts = (file: string) =>
    read(file)
      .html.querySelectorAll('script')
      .filter((script) => !isData(script.getAttribute('type')))
  const isEntry = (source: string | undefined) => source === undefined || /^\/assets\/entries\/[\w.-]+\.js$/.test(source)
  const isRight = (file: string) => scripts(file).length === 2 && scripts(file).every((script) => isEntry(script.getAttribute('src')))
  expect(found.filter((file) => !isRight(file))).toEqual([])
})

it('loads its script after everything for the first paint', () => {
  const isLowPriority = (file: string) => {
    const script = read(file).html.querySelector('script[src]')
    return script?.hasAttribute('async') && script.getAttribute('fetchpriority') === 'low'
  }
  expect(found.filter((file) => !isLowPriority(file))).toEqual([])
})

it('lists the smallest video format first', () => {
  const videos = found.flatMap((file) => read(file).html.querySelectorAll('video'))
  expect(videos.length).toBeGreaterThan(0)
  for (const video of videos) {
    const sizes = video.querySelectorAll('source').map((source) => statSync(join(root, source.getAttribute('src') ?? '')).size)
    expect(sizes[0], video.toString()).toBeLessThan(1.05 * Math.min(...sizes))
  }
})

it('hides the honeypot field by the element around its label, which must not be hidden itself', () => {
  for (const { file } of expected.filter(({ path }) => path === '/contact-us')) {
    const label = read(file).html.querySelector('label:has([name="website"])')
    expect([file, label?.hasAttribute('aria-hidden'), label?.closest('[aria-hidden="true"]') !== null]).toEqual([file, false, true])
  }
})

it('suits phones: muted inline videos, no viewport-fit=cover, no vh heights', () => {
  const isWrong = (file: string) => {
    const { html, source } = read(file)
    const films = html.querySelectorAll('video')
    const loud = films.filter((film) => !film.hasAttribute('muted') || !film.hasAttribute('playsinline'))
    return loud.length > 0 || source.includes('viewport-fit') || /\d(?:vh|vb)\b/.test(html.querySelector('style')?.rawText ?? '')
  }
  expect(found.filter(isWrong)).toEqual([])
})

it('has React’s hydration markers only in islands, and none of styled-components', () => {
  const marked = found.filter((file) => {
    const { html, source } = read(file)
    const islands = html.querySelectorAll('[data-island]').map(({ range }) => range)
    const outside = islands.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), source)
    return /data-styled/.test(source) || /<!--/.test(outside)
  })
  expect(marked).toEqual([])
})

it('preloads code for islands that hydrate right after the first paint, and for nothing else', () => {
  const isPreloaded = (file: string) => read(file).html.querySelectorAll('link[rel=modulepreload]').length > 0
  const isEarly = (file: string) => read(file).html.querySelector('[data-until=painted]') !== null
  expect(found.filter(isEarly).length).toBeGreaterThan(0)
  expect(found.filter(isPreloaded)).toEqual(found.filter(isEarly))
})

it('has the preloaded code of islands compiled before it is called, and no other code', () => {
  const preloaded = new Set(
    found.flatMap((file) =>
      read(file)
        .html.querySelectorAll('link[rel=modulepreload]')
        .map((link) => link.getAttribute('href')),
    ),
  )
  const scripts = listFiles(root).filter((file) => /^assets\/.*\.js$/.test(file))
  const isMarked = (file: string) => readFileSync(join(root, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  const ofIslands = scripts.filter((file) => preloaded.has(`/${file}`) && !file.startsWith('assets/entries/'))
  expect(ofIslands.length).toBeGreaterThan(0)
  expect(scripts.filter(isMarked)).toEqual(ofIslands)
})

it('preloads the first picture at the beginning of the head, unless the HTML contains it', () => {
  const first = found.flatMap((file) => {
    const { html, source } = read(file)
    return html.querySelectorAll('img[fetchpriority=high][src^="/"]').map((image) => ({ file, source, src: image.getAttribute('src') ?? '' }))
  })
  expect(new Set(first.map(({ file }) => file)).size).toBeGreaterThan(found.length / 2)
  const isLate = ({ source, src }: (typeof first)[number]) => !source.split('<title>')[0]?.includes(`<link rel="preload" as="image" href="${src}"`)
  expect(first.filter(isLate).map(({ file, src }) => `${file}: ${src}`)).toEqual([])
})

it.each(locales)('ends pages about services with a link to the contact page, and all in the footer (%s)', (locale) => {
  const words = getTranslate(locale)
  const { company } = getContent()
  const inLocale = (path: string) => address(path, locale)
  // Products ask for something of their own, and search results show them below the products.
  const asks: Record<string, string> = { '/product-details': words('channelAnalytics.cta.title'), '/iElection-details': words('election.cta.title') }
  const above = `"name":${JSON.stringify(words('layout.navigation.products'))},"item":"${siteOrigin()}${inLocale('/products')}"`
  for (const path of routes.filter((each) => each in asks || /^\/(services|company-overview|what-we-do\/.*|project-details\/.*)(\/|$)/.test(each))) {
    const { html, source } = read(fileOfAddress(inLocale(path)))
    const last = html.querySelectorAll('main section[aria-labelledby]').at(-1)
    const title = last?.querySelector(`#${last.getAttribute('aria-labelledby')}`)?.text.replaceAll('\u00AD', '')
    const links = last?.querySelectorAll('a').map((link) => link.getAttribute('href'))
    expect([path, title, links]).toEqual([path, asks[path] ?? words('home.cta.title'), [inLocale('/contact-us')]])
    expect(source.includes(above), path).toBe(path in asks)
  }
  const footer = read(fileOfAddress(inLocale('/services'))).html.querySelector('footer')
  const links = new Map(footer?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text]))
  const pages = ['/work', '/company-overview', '/services', '/career', '/contact-us', '/privacy', '/imprint'].map(inLocale)
  expect([...links.keys()]).toEqual(expect.arrayContaining([...pages, `tel:${company.phone.replaceAll(' ', '')}`, `mailto:${company.email}`]))
  expect(links.get(company.profileUrl), 'says that it opens a new tab').toBe(`${words('layout.footer.network')} ${words('layout.newTab')}`)
  for (const line of postalAddress(company, locale)) expect(footer?.text).toContain(line)
})

it.each(locales)('leads from a service to its case studies, and from each back to it (%s)', (locale) => {
  const { projects, services } = getContent()
  const linked = (path: string) => linksOf(path, locale)
  for (const service of services) {
    const path = `/services/${service.category}`
    const examples = projects.filter((project) => project.service === service.category).map(({ category, id }) => `/project-details/${category}/${id}`)
    expect(linked(path).filter((link) => link?.includes('/project-details/'))).toEqual(examples.map((example) => address(example, locale)))
    for (const example of examples) expect(linked(example), example).toContain(address(path, locale))
  }
})

it.each(locales)(
  'leads from all services to the ways of working together, from the company to the other pages about it, and from testimonials to the case studies they speak of (%s)',
  (locale) => {
    const { menu, offerings, projects, testimonials } = getContent()
    const ways = offerings.map(({ category }) => `/what-we-do/${category}`)
    const group = menu.header.map(({ links = [] }) => links.map(({ href }) => href)).find((hrefs) => hrefs.includes('/company-overview')) ?? []
    const spokenOf = projects
      .filter(({ id }) => testimonials.some(({ project }) => project === id))
      .map(({ category, id }) => `/project-details/${category}/${id}`)
    const next = { '/services': ways, '/company-overview': group.filter((href) => href !== '/company-overview'), '/testimonial': spokenOf }
    for (const [path, others] of Object.entries(next)) {
      expect(linksOf(path, locale), path).toEqual(expect.arrayContaining(others.map((other) => address(other, locale))))
    }
  },
)

/** Where the links of a page’s own part lead. */
function linksOf(path: string, locale: Locale) {
  const { html } = read(fileOfAddress(address(path, locale)))
  return html.querySelectorAll('main a').map((link) => link.getAttribute('href'))
}

/** Parsed once: it takes longer than everything that is asked. */
const pages = new Map<string, { source: string; html: HTMLElement }>()

function read(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const page = pages.get(file) ?? { source, html: parse(source, { comment: true, blockTextElements: { script: true, style: true } }) }
  pages.set(file, page)
  return page
}
