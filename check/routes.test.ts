import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { fixedPages } from '../seo/sitePages'
import { sampleSite } from '../testing/sampleProject'
import { checkRoutes } from './routes'

const folders = Object.fromEntries(fixedPages.map((path) => [`pages${path === '/' ? '/index' : path}/+Page.tsx`, '']))
const whole: Record<string, string> = { ...folders, 'pages/_error/+Page.tsx': '' }
const check = (changes: Record<string, string>) => checkRoutes({ root: sampleSite({ ...whole, ...changes }) }).map(describeProblem)

it('the pages of this site are those of the list', () => {
  expect(checkRoutes({ root: '.' })).toEqual([])
})

it('what has an address of the content’s or of its own needs no line in the list', () => {
  expect(
    check({
      'pages/_error/+Page.tsx': '',
      'pages/career/@opening/+Page.tsx': '',
      'pages/wares/+Page.tsx': '',
      'pages/wares/+route.ts': '',
      'pages/notFound.ts': '',
    }),
  ).toEqual([])
})

it('a page that no list names is told, instead of being kept from search engines', () => {
  expect(check({ 'pages/security/+Page.tsx': '' })).toEqual([
    "  pages/security/+Page.tsx:1:1: /security is on no list of pages, so search engines would be kept from it\n      Add '/security' to `fixed` in seo/sitePages.ts, or to `unlisted` if search engines are not to have it.",
  ])
})

it('a page whose folder is gone is told, instead of being a dead link in the sitemap', () => {
  const { 'pages/imprint/+Page.tsx': _, ...others } = whole
  expect(checkRoutes({ root: sampleSite(others) }).map(describeProblem)).toEqual([
    "  seo/sitePages.ts:1:1: /imprint is listed, and there is no pages/imprint\n      Remove '/imprint' from the list, or add the folder with +Page.tsx and +data.ts.",
  ])
})
