import { expect, it } from 'vitest'
import { aliases, sitePage, sitePages } from './sitePages'

it('has every path once', () => {
  const paths = sitePages().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('has eighteen case studies, seven services, four offerings and at least fifteen posts', () => {
  const count = (prefix: string) => sitePages().filter(({ path }) => path.startsWith(prefix)).length
  expect(count('/project-details/')).toBe(18)
  expect(count('/services/')).toBe(7)
  expect(count('/what-we-do/')).toBe(4)
  expect(sitePages().filter(({ availableIn }) => availableIn).length).toBeGreaterThanOrEqual(15)
})

it('keeps second addresses, the thank-you page and unknown paths from competing with the real ones', () => {
  for (const [alias, original] of Object.entries(aliases)) expect(sitePage(alias).canonicalPath).toBe(original)
  expect(sitePage('/contact-us/thanks').index).toBe(false)
  expect(sitePage('/no-such-page').index).toBe(false)
})
