import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { defaultLocale, locales } from '../i18n/languages'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { type SampleBackend, startBackend } from '../testing/sampleBackend'

/** A site with the blog and contact form of another backend, on another origin (`BACKEND_URL`). */
let copy: ProjectCopy
let backend: SampleBackend

beforeAll(async () => {
  backend = await startBackend()
  copy = copyProject()
  await copy.build({ BACKEND_URL: backend.address })
})
afterAll(async () => {
  await backend.close()
  copy.remove()
})

const file = (path: string) => join(copy.folder, 'dist/client', path)
const read = (path: string) => parse(readFileSync(file(path), 'utf8'), { blockTextElements: { script: true } })

it('has pages for its categories and posts, and none of ours', () => {
  for (const folder of locales.map((locale) => (locale === defaultLocale ? '' : `${locale}/`))) {
    for (const path of ['news', 'news/first-post', 'news/second-post'])
      expect([folder + path, existsSync(file(`${folder}${path}.html`))]).toEqual([folder + path, true])
  }
  for (const { slug } of getBlog()) expect([slug, existsSync(file(`${slug}.html`))]).toEqual([slug, false])
  expect(
    read('blog.html')
      .querySelectorAll('.cards a')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/news'])
})

it('shows its texts, sanitised', () => {
  const page = read('news/first-post.html')
  expect(page.querySelector('h1')?.text).toBe('About first-post')
  expect(page.querySelector('.prose')?.innerHTML).toMatch(/<h2/)
  expect(page.querySelector('.prose')?.innerHTML).not.toMatch(/<script|onclick|javascript:/)
  expect(page.querySelectorAll('meta[http-equiv="refresh"], [onerror]')).toEqual([])
})

it('has posts with and without a picture', () => {
  const shown = ['first', 'second'].map((name) => {
    const page = read(`news/${name}-post.html`)
    const { '@graph': graph } = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '{}')
    const [, ...pictures] = graph.find((node: { '@type': string }) => node['@type'] === 'BlogPosting').image
    return [page.querySelector('.header')?.getAttribute('data-pictured'), page.querySelectorAll('.header img').length, pictures]
  })
  expect(shown).toEqual([
    ['beside', 1, ['https://pictures.test/post.jpg']],
    ['', 0, []],
  ])
})

it('marks its texts on pages of other languages, also those that do not name their language', () => {
  const [category, post] = [read('de/news.html'), read('de/news/first-post.html')]
  const [lead, ...cards] = [category.querySelector('h1'), ...category.querySelectorAll('h2 a')]
  const [topic, suggested] = [post.querySelector('.byline a'), post.querySelector('aside li a')]
  expect(cards.length).toBe(2)
  for (const each of [lead, ...cards, topic, suggested]) expect([each?.text, each?.closest('[lang]')?.getAttribute('lang')]).toEqual([each?.text, 'en'])
  expect(category.querySelector('.label')?.getAttribute('lang')).toBe('de')
})

it('has its posts in the sitemap in their language only', () => {
  const canonical = locales.map((locale) => read(`${locale === defaultLocale ? '' : `${locale}/`}news/first-post.html`).querySelector('link[rel="canonical"]'))
  expect(canonical.map((link) => new URL(link?.getAttribute('href') ?? '').pathname)).toEqual(locales.map(() => '/news/first-post'))
  expect(read('news/first-post.html').querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('index, follow, max-image-preview:large')
})

it('sends the form and fetches posts there, allowed by the policy', () => {
  const contact = read('de/contact-us.html')
  expect(contact.querySelector('form')?.getAttribute('action')).toBe(`${backend.address}/contact.php`)
  const { origin } = new URL(backend.address)
  const policy = contact.querySelector('meta[http-equiv]')?.getAttribute('content')
  expect(policy).toContain(`form-action 'self' ${origin}`)
  expect(policy).toContain(`connect-src 'self' ${origin}`)
  const source = JSON.parse(read('de/news.html').querySelector('[data-source]')?.getAttribute('data-source') ?? '{}')
  expect(source).toMatchObject({ backend: backend.address, locale: 'de', category: 'news' })
})
