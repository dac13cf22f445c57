import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { unlistedPages } from '../seo/fixedPages'
import { sampleSite } from '../testing/sampleProject'
import { checkRoutes } from './routes'

const files = ['/_error', '/imprint', ...unlistedPages].flatMap((path) => [`pages${path}/+Page.tsx`, `pages${path}/+data.ts`])
const whole: Record<string, string> = { ...Object.fromEntries(files.map((file) => [file, ''])), 'components/Foot.tsx': '<a href="/imprint"> <a href="/work">' }
const check = (changes: Record<string, string>, without = '') => {
  const { [without]: _, ...others } = whole
  return checkRoutes({ root: sampleSite({ ...others, ...changes }) }).map(describeProblem)
}

it('the pages of this site are whole and linked', () => {
  expect(checkRoutes({ root: '.' })).toEqual([])
})

it('what has an address of the content’s needs no link of its own', () => {
  expect(check({ 'pages/career/@opening/+Page.tsx': '', 'pages/notFound.ts': '' })).toEqual([])
})

it('a page that nothing leads to is told', () => {
  expect(check({ 'pages/security/+Page.tsx': '', 'pages/security/+data.ts': 'link("/security")' })).toEqual([
    '  pages/security/+Page.tsx:1:1: no link leads to /security\n      Add it to “header” or “footer” of content/menu.json, or link it from another page.',
  ])
  expect(check({ 'pages/security/+Page.tsx': '', 'pages/security/+data.ts': '', 'pages/index/+Page.tsx': '<a href="/security#top">' })).toEqual([])
})

it('a page without data is told', () => {
  expect(check({}, 'pages/imprint/+data.ts')).toEqual([
    '  pages/imprint/+Page.tsx:1:1: there is no +data.ts beside it\n      Add pages/imprint/+data.ts, which gives the page what it shows, its “meta” and its “subject”; pages/o/+data.ts is a short one.',
  ])
})

it('a page that is kept from search engines and gone is told', () => {
  const [path = ''] = unlistedPages
  expect(check({}, `pages${path}/+Page.tsx`)).toEqual([
    `  seo/fixedPages.ts:1:1: ${path} is listed, and there is no pages${path}\n      Remove '${path}' from \`unlistedPages\`, or add the folder.`,
  ])
})
