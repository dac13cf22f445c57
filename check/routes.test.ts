import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { unlistedPages } from '../seo/fixedPages'
import { sampleProject } from '../testing/sampleProject'
import { checkRoutes } from './routes'

const files = ['/_error', '/imprint', ...unlistedPages].flatMap((path) => [`pages${path}/+Page.tsx`, `pages${path}/+data.ts`])
const whole: Record<string, string> = { ...Object.fromEntries(files.map((file) => [file, ''])), 'components/Foot.tsx': '<a href="/imprint"> <a href="/work">' }
const check = (changes: Record<string, string>, without = '') => {
  const { [without]: _, ...others } = whole
  return checkRoutes({ root: sampleProject({ ...others, ...changes }) }).map(describeProblem)
}

it('accepts the pages of this site', () => {
  expect(checkRoutes({ root: '.' })).toEqual([])
})

it('requires no link to pages of entries', () => {
  expect(check({ 'pages/career/@opening/+Page.tsx': '', 'pages/notFound.ts': '' })).toEqual([])
})

it('reports an unlinked page', () => {
  expect(check({ 'pages/security/+Page.tsx': '', 'pages/security/+data.ts': 'link("/security")' })).toEqual([
    '  pages/security/+Page.tsx:1:1: no link leads to /security\n      Add it to “header” or “footer” of content/menu.json, or link it from another page.',
  ])
  expect(check({ 'pages/security/+Page.tsx': '', 'pages/security/+data.ts': '', 'pages/index/+Page.tsx': '<a href="/security#top">' })).toEqual([])
})

it('reports a page without +data', () => {
  expect(check({}, 'pages/imprint/+data.ts')).toEqual([
    '  pages/imprint/+Page.tsx:1:1: there is no +data.ts beside it\n      Add pages/imprint/+data.ts, which returns the page’s data, its “meta” and its “subject”; pages/o/+data.ts is a short one.',
  ])
})

it('reports an unlisted page that does not exist', () => {
  const [path = ''] = unlistedPages
  expect(check({}, `pages${path}/+Page.tsx`)).toEqual([
    `  seo/fixedPages.ts:1:1: ${path} is listed, and there is no pages${path}\n      Remove '${path}' from \`unlistedPages\`, or add the folder.`,
  ])
})
