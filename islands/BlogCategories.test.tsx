import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Backend, type Entry, readBlog } from '../blog/view/readBlog'
import BlogCategories from './BlogCategories'

const entry = (slug: string): Entry => ({ slug, name: `About ${slug}`, description: 'd', image: '/x.jpg', alt: 'a' })
const post = (slug: string, date: string) => ({ ...entry(slug), date })

/** The blog page if the backend sends these categories, in the page’s language by default. */
async function shown(categories: unknown[], language = 'de'): Promise<string> {
  const body = JSON.parse(JSON.stringify(categories))
  const backend: Backend = { locale: 'de', categories: async () => ({ body, language }), items: async () => undefined, post: async () => undefined }
  const data = await readBlog(backend, { view: 'categories' })
  const words = { newest: 'Newest', recent: 'Before that', topics: 'Topics' }
  return data ? renderToStaticMarkup(<BlogCategories data={data} base="/de" locale="de" dateLocale="de-DE" pictures={{}} words={words} />) : ''
}

/** The links of the blog page if the backend sends these newest posts. */
async function links(...newestPosts: unknown[]): Promise<string[]> {
  const html = await shown(newestPosts.map((each, index) => ({ ...entry(`category-${index}`), newestPosts: each })))
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

it('shows the categories below a heading, and none if there are none', async () => {
  const headings = (html: string) => [...html.matchAll(/<(h\d)[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, level, text]) => `${level} ${text}`)
  expect(headings(await shown([entry('a'), entry('b')]))).toEqual(['h2 Topics', 'h3 About a', 'h3 About b'])
  expect(headings(await shown([]))).toEqual([])
})

it('shows the newest post first, then the next newest', async () => {
  expect(await links([post('a', '2026-05-01'), post('b', '2026-01-01')], [post('c', '2026-11-03')])).toEqual([
    '/de/category-1/c',
    '/de/category-0/a',
    '/de/category-0/b',
    '/de/category-0',
    '/de/category-1',
  ])
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 3],
  ['an object', { slug: 'a' }],
  ['a list without posts', [null, undefined]],
  ['a post without a date', [post('a', '2026-02-01'), entry('c')]],
  ['a post with an invalid date', [{ ...entry('a'), date: { day: 1 } }]],
])('shows only categories if the backend sends %s as newest posts', async (_, newestPosts) => {
  expect(await links(newestPosts, undefined)).toEqual(['/de/category-0', '/de/category-1'])
  expect(await links(newestPosts, [post('b', '2026-01-01')])).toEqual(['/de/category-1/b', '/de/category-0', '/de/category-1'])
})

it.each([
  ['en_GB', '<article lang="en" dir="auto"', '<small lang="de">Englisch</small>'],
  ['en-US', '<article lang="en-US" dir="auto"', '<small lang="de">Englisch</small>'],
  ['zh-Hant', '<article lang="zh-Hant" dir="auto"', '<small lang="de">Chinesisch (traditionell)</small>'],
  ['de', '<article lang="de"', '</p></article>'],
  ['-', '<article lang="-"', '</p></article>'],
  [5, '<article><', '</p></article>'],
])('shows an entry whose language is %j', async (lang, start, end) => {
  const html = await shown([{ ...entry('a'), lang }])
  expect(html).toContain(start)
  expect(html).toContain(end)
})

it('shows entries in the language of the answer, but for those with one of their own', async () => {
  const html = await shown([entry('a'), { ...entry('b'), lang: 'fr', newestPosts: [post('c', '2026-11-03')] }], 'en')
  expect([...html.matchAll(/<article lang="(\w+)" dir="auto".*?<a href="([^"]+)"/g)].map(([, lang, link]) => [link, lang])).toEqual([
    ['/de/b/c', 'en'],
    ['/de/a', 'en'],
    ['/de/b', 'fr'],
  ])
})

it('shows no picture of an entry without one, as WordPress has them', async () => {
  expect(await shown([{ ...entry('a'), image: '' }])).not.toContain('<img')
})

// The line’s arrow stands where the lines of the page end.
it('gives a line of the earlier posts no other direction, but its name', async () => {
  const newestPosts = [post('a', '2026-05-01'), { ...post('b', '2026-01-01'), name: 'مقال', lang: 'ar' }]
  expect(await shown([{ ...entry('news'), newestPosts }])).toContain(
    '<li><a href="/de/news/b" lang="ar" dir="auto">مقال</a><time dateTime="2026-01-01">1. Januar 2026</time> <small lang="de">Arabisch</small></li>',
  )
})

it.each(['2026-03-14', '2026-03-14 00:30:00', '2026-03-14T23:30:00-05:00'])('shows the day that its post shows of %s, wherever the reader is', async (date) => {
  const html = await shown([{ ...entry('news'), newestPosts: [post('a', date), post('b', date)] }])
  expect(html.match(/<time.*?<\/time>/g)).toEqual(Array(2).fill('<time dateTime="2026-03-14">14. März 2026</time>'))
})
