import { expect, it } from 'vitest'
import { localiseLinks } from './localiseLinks'

it('adds the prefix to root-relative links only', () => {
  const html =
    '<p><a href="/work#x">a</a> <a class="x" href="/">b</a> <a href="/?y=1">b</a> <a href="//cdn.test/x">c</a> <a href="https://x.test/y">d</a> <a href="#e">e</a></p>'
  expect(localiseLinks(html, '/de')).toBe(
    '<p><a href="/de/work#x">a</a> <a class="x" href="/de">b</a> <a href="/de?y=1">b</a> <a href="//cdn.test/x">c</a> <a href="https://x.test/y">d</a> <a href="#e">e</a></p>',
  )
  expect(localiseLinks(html, '')).toBe(html)
  expect(localiseLinks('<a href="/%E6%8A%80/x">a</a> <a href="/技術">b</a>', '/ja')).toBe('<a href="/ja/%E6%8A%80/x">a</a> <a href="/ja/技術">b</a>')
})

it('does not change links to files, which exist once for all languages', () => {
  const files = '<a href="/downloads/x.pdf">a</a> <a href="/y.v2.csv?from=2026.01#row">b</a>'
  expect(localiseLinks(files, '/de')).toBe(files)
  expect(localiseLinks('<a href="/work?v=1.2#part.one">c</a>', '/de')).toBe('<a href="/de/work?v=1.2#part.one">c</a>')
})

// With quadratic time, this text would take minutes.
it('takes linear time for unclosed links', { timeout: 60_000 }, () => {
  const html = '<a '.repeat(200_000)
  expect(localiseLinks(html, '/de')).toBe(html)
})
