import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { getPolicy } from '../../../renderer/policy'
import { samplePage } from '../sampleSite'
import { policy } from './policy'

const html = (content: string, { head = '', body = '', first = '' } = {}) =>
  `<html><head>${first}<meta http-equiv="Content-Security-Policy" content="${content}"><style>a{}</style><script>x()</script>${head}</head><body>${body}</body></html>`
const right = getPolicy({ scripts: ['x()'], styles: ['a{}'] })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const check = (text: string) => policy.check(...samplePage(text))

it('finds a script or style that was changed after its hash was taken', () => {
  expect(check(html(getPolicy({ scripts: ['x( )'], styles: ['a{}'] })))).toEqual([
    { found: 'script-src does not allow “x()”', expected: hash('x()') },
    { found: `script-src ${hash('x( )')}, which is of nothing in the document`, expected: 'no such hash' },
  ])
  expect(check(html(right, { head: '<style>b{}</style>' }))).toEqual([{ found: 'style-src does not allow “b{}”', expected: hash('b{}') }])
})

it('finds no policy, one that comes late, one that is too wide', () => {
  expect(check('<html></html>')[0]?.found).toBe('no policy')
  expect(check(html(right, { first: '<script src="/a.js"></script>' }))).toEqual([{ found: '<script> before the policy', expected: 'the policy first' }])
  expect(check(html(`${right}; font-src *`))).toEqual([expect.objectContaining({ found: 'font-src *' })])
  expect(check(html(right.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")))[0]?.found).toBe("script-src 'unsafe-inline'")
  expect(check(html(right.replace("; object-src 'none'", '')))).toEqual([{ found: 'object-src is missing', expected: "object-src 'none'" }])
})

it('finds code in attributes', () => {
  const body = '<p style="color:red"></p><p onclick="x()"></p><a href="javascript:x()">y</a>'
  expect(check(html(right, { body })).map(({ found }) => found)).toEqual(['style="color:red" on <p>', 'onclick="x()" on <p>', 'href="javascript:x()" on <a>'])
})

it('passes a policy that matches, and data that do not run', () => {
  expect(check(html(right, { body: '<script type="application/ld+json">{}</script><script src="/a.js" type="module"></script>' }))).toEqual([])
})
