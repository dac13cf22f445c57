import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getContent } from '../collections/content'
import { allRules } from '../scripts/audit/allRules'
import { audit, type Complaint } from '../scripts/audit/audit'
import type { Page } from '../scripts/audit/parsePage'
import { readBuild } from '../scripts/audit/readBuild'
import { runHere } from '../testing/runHere'
import { document } from '../testing/sampleSite'
import { first } from '../testing/samples'

/**
 * Proves that the audit finds mistakes: a copy of the build is broken in many ways at once, each in a different place, and the
 * audit must report every one with page and rule. The audit of the build itself proves that valid pages have no complaints, so
 * unchanged pages are included only for rules that read all pages.
 */
interface Breakage {
  rule: string
  /** The page that the audit must name. */
  page: string
  /** Part of the expected finding. */
  found: string
  break(): void | Promise<void>
}

const breakages: Breakage[] = [
  on('/de/leadership', 'language', '<html lang="en">', ['<html lang="de"', '<html lang="en"']),
  on('/career', 'title length', 'a title of width 4: “Jobs”', [/<title>.*?<\/title>/, '<title>Jobs</title>']),
  inFile('/imprint.html', '/privacy', 'unique titles', 'the title of /imprint', [
    /<title>.*?<\/title>/,
    () => /<title>.*?<\/title>/.exec(read('/privacy.html'))?.[0] ?? '',
  ]),
  on('/about', 'social tags', 'no og:title', [/<meta property="og:title"[^>]*>/, '']),
  on('/testimonial', 'share image', '-old.png”, which is no file', [/(property="og:image" content="[^"]*)\.png/, '$1-old.png']),
  { rule: 'share image', page: '/privacy', found: '/share-small.png of 600 × 315', break: shrinkShareImage },
  on('/services', 'canonical', 'which is no page of this site', [/(rel="canonical" href="[^"]*)services/, '$1nowhere']),
  on('/contact-us/thanks', 'canonical', 'beside noindex', ['</head>', '<link rel="canonical" href="https://www.example.com/"></head>']),
  on('/ja', 'canonical', 'a home page with noindex', [
    /content="index, follow, max-image-preview:large"(.*?)<link rel="canonical"[^>]*>/s,
    'content="noindex, follow"$1',
  ]),
  on('/ja/services/ai-ml', 'alternates', 'en=', [/<link rel="alternate" hrefLang="de"[^>]*>/, '']),
  inFile('/sitemap.xml', '/contact-us', 'alternates', 'in sitemap.xml', [/(\/contact-us<\/loc>.*?)<xhtml:link[^>]*\/>/, '$1']),
  inFile('/sitemap.xml', '/company-overview', 'sitemap', 'not in sitemap.xml', [/<url><loc>[^<]*(?<!\/ja|\/de)\/company-overview<\/loc>.*?<\/url>/, '']),
  inFile('/robots.txt', '/robots.txt', 'robots.txt', 'Disallow: /assets/', ['Disallow: /backend/', 'Disallow: /assets/']),
  inFile('/de/feed.xml', '/de/feed.xml', 'feeds', 'not well-formed', ['</entry>', '']),
  inFile('/ja/feed.xml', '/ja/feed.xml', 'feeds', '/nowhere, where there is nothing', [/(<link rel="alternate"[^>]*href="[^"]*)\/ja\/blog"/, '$1/nowhere"']),
  { rule: 'orphans', page: '/de/what-we-do/technology-partner', found: 'no way here from /de', break: unlinkTechnologyPartner },
  on('/leadership', 'structured data', 'VideoObject without embedUrl', [/"embedUrl":"[^"]*",/, '']),
  on(`/de/career/${first(getContent().openings).key}`, 'structured data shown', 'name: “Astronaut”', [
    /("@type":"Occupation","name":)"[^"]*"/,
    '$1"Astronaut"',
  ]),
  on('/working-together', 'essentials', 'viewport', ['initial-scale=1', 'user-scalable=no']),
  on('/de/contact-us', 'islands', 'data-island="Gone"', [/data-island="[^"]*"/, 'data-island="Gone"']),
  on('/what-we-do/buildingmvp', 'headings', 'after h1', [/(<main.*?)<h2(.*?)<\/h2>/s, '$1<h4$2</h4>']),
  on('/project-details/education/1', 'headings', '2 h1', ['</main>', '<h1>Again</h1></main>']),
  on('/work', 'links', '/project-details/education/99, where there is nothing', [/\/project-details\/education\/1"/, '/project-details/education/99"']),
  on('/our-work', 'links', 'a link to /100%', ['</main>', '<a href="/100%">x</a></main>']),
  on('/de/blog', 'links', 'a link to /applied-ai, which is in “en”', ['</main>', '<a href="/applied-ai">KI</a></main>']),
  inFile('/_redirects', '/moved', 'redirects', 'no redirect in /vercel.json', ['/ja/*', '/moved / 301\n/ja/*']),
  on('/product-details', 'fragments', 'a link to #contents', ['href="#_content"', 'href="#contents"']),
  on('/services/ai-ml', 'image size', 'without width and height', [/(<main.*?<img [^>]*?) width="\d+"/s, '$1']),
  on('/services/chatbot-development', 'image text', 'alt="chatbot.svg"', [/(<main.*?<img [^>]*?alt)="[^"]*"/s, '$1="chatbot.svg"']),
  on('/ja/about', 'raw text', '“about.title”', [/<h1>.*?<\/h1>/, '<h1>about.title</h1>']),
  on('/de/about', 'raw text', '“{{company}}”', ['</main>', '<p>Willkommen bei {{company}}!</p></main>']),
  on('/company-overview', 'empty elements', '<p></p>', ['</main>', '<p></p></main>']),
  on('/ja/career', 'mixed languages', 'Send us your resume', ['</main>', '<p>Send us your resume</p></main>']),
  on('/de/services', 'mixed languages', 'as on /services', [/<h1>.*?<\/h1>/, () => /<h1>.*?<\/h1>/.exec(read('/services.html'))?.[0] ?? '']),
  on('/contact-us', 'valid HTML', 'Duplicate ID "_content"', ['</main>', '<p id="_content">Twice</p></main>']),
  on('/what-we-do/buildingmvp', 'valid CSS', 'colr: red', ['<style>', '<style>p{colr:red}']),
  on('/privacy', 'browser features', 'css.selectors.has), which is not in Firefox 115', ['</style>', 'main:has(aside) h1{color:red}</style>']),
  {
    rule: 'browser features',
    page: '/assets/chunks/new.js',
    found: 'api.Window.requestIdleCallback',
    break: () => write('/assets/chunks/new.js', 'requestIdleCallback(()=>{})'),
  },
  on('/iElection-details', 'files', '/assets/art/gone.svg, which does not exist', [/(<main.*?<img src=")[^"]*/s, '$1/assets/art/gone.svg']),
  on('/o', 'policy', 'script-src does not allow', ['<script>(', '<script> (']),
  on('/applied-ai', 'policy', 'script-src cdn.evil.test', ["script-src 'self'", "script-src 'self' cdn.evil.test"]),
  on('/services/ai-agent', 'policy', 'style="color:red"', ['<h1', '<h1 style="color:red"']),
  on('/products', 'third parties', 'https://tracker.test/p.gif is loaded', [
    '</main>',
    '<img src="https://tracker.test/p.gif" width="1" height="1" alt=""></main>',
  ]),
  { rule: 'page weight', page: '/privacy', found: 'of HTML and CSS', break: () => grow('/privacy.html', `<!--${noise(10_000)}-->`) },
  { rule: 'script weight', page: '/', found: 'of script', break: () => grow(entryScript(), `//${noise(1000)}`) },
  { rule: 'script depth', page: '/assets/chunks/island.js', found: 'an import of /assets/chunks/part.js', break: deepenScripts },
  on('/leadership', 'requests', '/assets/art/mobile.svg', ['</main>', '<img src="/assets/art/mobile.svg" width="4" height="3" alt="x"></main>']),
  on('/career', 'document size', 'elements', ['</main>', `<ul>${'<li>x</li>'.repeat(450)}</ul></main>`]),
  { rule: 'unreached files', page: '/assets/chunks/old.js', found: 'no page asks for', break: () => write('/assets/chunks/old.js', 'old()') },
  {
    rule: 'compressed copies',
    page: '/index.html',
    found: 'says something else',
    break: () => write('/index.html.br', read('/de.html.br', 'latin1'), 'latin1'),
  },
]

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
let complaints: Complaint[] = []

beforeAll(async () => {
  cpSync('dist/client', folder, { recursive: true })
  for (const breakage of breakages) await breakage.break()
  const site = readBuild(folder)
  const isNamed = ({ url }: Page) => breakages.some(({ page }) => page === url)
  const ofSite = allRules.filter(({ scope }) => scope === 'site')
  const ofPages = allRules.filter(({ scope }) => scope === 'page')
  complaints = [...(await audit(site, ofSite)), ...(await audit({ ...site, pages: site.pages.filter(isNamed) }, ofPages))]
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('in a broken build', () => {
  it.each(breakages)('reports $rule on $page', ({ rule, page, found }) => {
    const places = complaints.flatMap((complaint) => (complaint.rule === rule && complaint.found.includes(found) ? [complaint.page] : []))
    expect(places).toContain(page)
  })

  it('fails the command, with the complaints', async () => {
    const place = mkdtempSync(join(tmpdir(), 'page-'))
    writeFileSync(join(place, 'robots.txt'), 'Sitemap: https://site.test/sitemap.xml\n')
    writeFileSync(join(place, 'index.html'), document())
    const { status, complaints } = await runHere(() => import('../scripts/audit'), [`--folder=${place}`])
    rmSync(place, { recursive: true })
    expect([status, complaints]).toEqual([1, expect.stringMatching(/^\/ – title length\n {4}found: .*\n {4}right: /)])
  })

  it('has a breakage for every rule', () => {
    expect([...new Set(breakages.map(({ rule }) => rule))].sort()).toEqual(allRules.map(({ name }) => name).sort())
  })
})

type Change = [from: string | RegExp, to: string | (() => string)]

/** A change to the file of a page. */
function on(page: string, rule: string, found: string, change: Change): Breakage {
  return inFile(page === '/' ? '/index.html' : `${page}.html`, page, rule, found, change)
}

function inFile(file: string, page: string, rule: string, found: string, [from, to]: Change): Breakage {
  return {
    rule,
    page,
    found,
    break() {
      const text = read(file)
      const broken = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)
      if (broken === text) throw new Error(`${file} of the build does not contain ${from}; this test has to break it in another way.`)
      write(file, broken)
    },
  }
}

async function shrinkShareImage() {
  const page = read('/privacy.html')
  const path = new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '').pathname
  writeFileSync(join(folder, 'share-small.png'), await sharp(join(folder, path)).resize(600, 315).png().toBuffer())
  write('/privacy.html', page.replaceAll(path, '/share-small.png'))
}

function unlinkTechnologyPartner() {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => /^de[/.].*html$/.test(each))) {
    const text = read(`/${file}`)
    if (text.includes('/de/what-we-do/technology-partner"')) {
      write(`/${file}`, text.replace(/(<a [^>]*href=")\/de\/what-we-do\/technology-partner"/g, '$1/de/what-we-do/buildingmvp"'))
    }
  }
}

/** An island that imports another module. */
function deepenScripts() {
  const script = entryScript()
  write(script, `${read(script)}\n;()=>import('../chunks/island.js')`)
  write('/assets/chunks/island.js', 'import"./part.js"')
  write('/assets/chunks/part.js', '')
}

/** Appends to a file, and removes its compressed copy. */
function grow(file: string, text: string) {
  write(file, read(file) + text)
  rmSync(join(folder, `${file}.br`))
}

function entryScript(): string {
  const source = /<script src="([^"]+)"/.exec(read('/index.html'))?.[1] ?? ''
  if (!existsSync(join(folder, source))) throw new Error(`The home page loads no script of the build: ${source}`)
  return source
}

/** Nearly incompressible text. */
function noise(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

function read(file: string, encoding: BufferEncoding = 'utf8'): string {
  return readFileSync(join(folder, file), encoding)
}

function write(file: string, text: string, encoding: BufferEncoding = 'utf8') {
  writeFileSync(join(folder, file), text, encoding)
}
