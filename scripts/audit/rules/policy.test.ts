import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { getPolicy } from '../../../renderer/policy'
import { samplePage } from '../../../testing/sampleSite'
import { policy } from './policy'

const html = (content: string, { head = '', body = '', first = '' } = {}) =>
  `<html><head>${first}<meta http-equiv="Content-Security-Policy" content="${content}"><style>a{}</style><script>x()</script>${head}</head><body>${body}</body></html>`
const right = getPolicy({ scripts: ['x()'], styles: ['a{}'] })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const check = (text: string, partners: string[] = []) => policy.check(...samplePage(text, { facts: { partners } }))

it('reports a script or style that does not match its hash', () => {
  expect(check(html(getPolicy({ scripts: ['x( )'], styles: ['a{}'] })))).toEqual([
    { found: 'script-src does not allow “x()”', expected: hash('x()') },
    { found: `script-src ${hash('x( )')}, which matches nothing in the document`, expected: 'no such hash' },
  ])
  expect(check(html(right, { head: '<style>b{}</style>' }))).toEqual([{ found: 'style-src does not allow “b{}”', expected: hash('b{}') }])
})

it('reports a missing, late or permissive policy', () => {
  expect(check('<html></html>')[0]?.found).toBe('no policy')
  expect(check(html(right, { first: '<script src="/a.js"></script>' }))).toEqual([{ found: '<script> before the policy', expected: 'the policy first' }])
  expect(check(html(`${right}; font-src *`))).toEqual([expect.objectContaining({ found: 'font-src *' })])
  expect(check(html(right.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")))[0]?.found).toBe("script-src 'unsafe-inline'")
})

it.each([
  ['object-src', "'none'"],
  ['form-action', "'self'"],
  ['frame-src', "'none'"],
  ['trusted-types', 'dompurify'],
])('reports a policy without %s', (name, value) => {
  expect(check(html(right.replace(`; ${name} ${value}`, '')))).toEqual([{ found: `${name} is missing`, expected: `${name} ${value}` }])
})

it.each(['https://evil.test', '*.test', 'blob:', 'https:', "'unsafe-eval'", "'strict-dynamic'"])('reports %s, which the page does not need', (source) => {
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src']) {
    expect(check(html(right.replace(`${name} 'self'`, `${name} 'self' ${source}`)))).toEqual([expect.objectContaining({ found: `${name} ${source}` })])
  }
})

it.each(['script-src', 'style-src', 'img-src', 'connect-src'])('reports a %s that blocks files of the site', (name) => {
  const without = html(right.replace(`${name} 'self'`, `${name} 'none'`))
  expect(check(without)).toEqual([expect.objectContaining({ expected: `${name} 'self', and what else it needs` })])
})

it('uses the first of two equal directives, like browsers', () => {
  const [, own = ''] = /(script-src [^;]*)/.exec(right) ?? []
  expect(check(html(right.replace(own, `script-src 'self' 'unsafe-eval'; ${own}`))).map(({ found }) => found)).toContain("script-src 'unsafe-eval'")
  expect(check(html(`${right}; script-src 'unsafe-eval'`))).toEqual([])
})

it('reports a blocked video, and an allowed frame without link', () => {
  const body = '<a href="https://video.test/1" data-embed="A talk">x</a>'
  expect(check(html(right, { body }))).toEqual([{ found: "frame-src 'none'", expected: 'frame-src https://video.test' }])
  const framing = getPolicy({ scripts: ['x()'], styles: ['a{}'], frames: ['https://video.test/1'] })
  expect(check(html(framing))).toEqual([{ found: 'frame-src https://video.test', expected: "frame-src 'none'" }])
  expect(check(html(framing, { body }))).toEqual([])
})

it('reports code in attributes', () => {
  const body = '<p style="color:red"></p><p onclick="x()"></p><a href="javascript:x()">y</a>'
  expect(check(html(right, { body })).map(({ found }) => found)).toEqual(['style="color:red" on <p>', 'onclick="x()" on <p>', 'href="javascript:x()" on <a>'])
})

it('accepts a matching policy, and data blocks', () => {
  expect(check(html(right, { body: '<script type="application/ld+json">{}</script><script src="/a.js" type="module"></script>' }))).toEqual([])
})

it('accepts only the configured measurement code, which runs after consent', () => {
  const tracking = { scriptUrl: 'https://ads.test/a.js', setup: 'go("1")' }
  const page = (setup: string) => html(getPolicy({ scripts: ['x()'], styles: ['a{}'], tracking }), { body: `<div data-setup="${setup}"></div>` })
  expect(check(page('go(&quot;1&quot;)'), ['https://ads.test'])).toEqual([])
  expect(check(page('go(&quot;2&quot;)'), ['https://ads.test'])[0]?.expected).toBe(hash('go("2")'))
})

it('accepts configured partners only', () => {
  const tracking = { scriptUrl: 'https://ads.test/a.js', pixelUrl: 'https://pixel.test/p.gif' }
  const wide = html(getPolicy({ scripts: ['x()'], styles: ['a{}'], backend: 'https://api.test/backend', tracking }))
  expect(check(wide, ['https://ads.test', 'https://pixel.test', 'https://api.test'])).toEqual([])
  expect(check(wide, ['https://ads.test', 'https://pixel.test']).map(({ found }) => found)).toEqual([
    "form-action 'self' https://api.test",
    'img-src https://api.test',
    'connect-src https://api.test',
  ])
})
