import { expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { ownBlog } from '../blog/blogListing'
import { getContent } from '../collections/content'
import { aliases, sitePage, sitePages } from './sitePages'

it('contains every path once', () => {
  const paths = sitePages().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('contains a page for each case study, service, offering, sector, opening and post', () => {
  const { projects, services, offerings, sectors, openings } = getContent()
  const count = (prefix: string) => sitePages().filter(({ path }) => path.startsWith(prefix)).length
  const counts = ['/project-details/', '/services/', '/what-we-do/', '/work/', '/career/'].map(count)
  expect(counts).toEqual([projects, services, offerings, sectors, openings].map(({ length }) => length))
  const posts = getBlog().flatMap(({ slug: category, posts }) => posts.map(({ slug, texts }) => [`/${category}/${slug}`, [...texts.keys()].sort()]))
  const ofPosts = sitePages().filter(({ availableIn }) => availableIn)
  expect(ofPosts.map(({ path, availableIn = [] }) => [path, availableIn.toSorted()]).sort()).toEqual(posts.sort())
})

it('does not index aliases, the thank-you page and unknown paths', () => {
  for (const [alias, original] of Object.entries(aliases)) expect(sitePage(alias, ownBlog()).canonicalPath).toBe(original)
  expect(sitePage('/contact-us/thanks', ownBlog()).index).toBe(false)
  expect(sitePage('/no-such-page', ownBlog()).index).toBe(false)
})
