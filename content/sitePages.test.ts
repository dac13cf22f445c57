import { expect, it } from 'vitest'
import { getContent } from './content'
import { aliases, sitePage, sitePages } from './sitePages'

it('has every path once', () => {
  const paths = sitePages().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('has a page for each case study, service and offering, and at least as many as specified, with fifteen posts', () => {
  const { projects, services, offerings } = getContent()
  const count = (prefix: string) => sitePages().filter(({ path }) => path.startsWith(prefix)).length
  const counts = [count('/project-details/'), count('/services/'), count('/what-we-do/')]
  expect(counts).toEqual([projects.length, services.length, offerings.length])
  for (const [index, specified] of [18, 7, 4].entries()) expect(counts[index]).toBeGreaterThanOrEqual(specified)
  expect(sitePages().filter(({ availableIn }) => availableIn).length).toBeGreaterThanOrEqual(15)
})

it('keeps second addresses, the thank-you page and unknown paths from competing with the real ones', () => {
  for (const [alias, original] of Object.entries(aliases)) expect(sitePage(alias).canonicalPath).toBe(original)
  expect(sitePage('/contact-us/thanks').index).toBe(false)
  expect(sitePage('/no-such-page').index).toBe(false)
})
