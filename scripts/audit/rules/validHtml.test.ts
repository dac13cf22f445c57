import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { validHtml } from './validHtml'

const check = (body: string) => validHtml.check(samplePage(document(body))[0])

it.each([
  ['<p id="a">x</p><p id="a">y</p>', 'Duplicate ID "a"'],
  ['<p><div>x</div></p>', "Stray end tag '</p>'"],
  ['<table><tr><td align="right">x</td></tr></table>', 'align'],
  ['<main><h1>x</h1>', 'main'],
  ['<button><a href="/">x</a></button>', '<a>'],
  ['<form><input type="text" name="a"></form>', '<input> element does not have a <label>'],
  ['<h1>x</h1><h1>y</h1>', 'Multiple <h1>'],
  ['<h1>x</h1><h3>y</h3>', 'Heading level'],
  ['<h3>x</h3><h1>y</h1>', 'heading level'],
  ['<img src="/a.svg">', 'missing required "alt"'],
  ['<a href="/"><img src="/a.svg" alt=""></a>', 'Anchor link must have a text'],
  ['<button type="button"><svg></svg></button>', '<button> must have accessible text'],
])('reports %s as invalid', async (body, message) => {
  expect((await check(body)).map(({ found }) => found).join(' ')).toContain(message)
})

it.each([
  ['<img src="/a.svg" alt="" fetchprioroty="high">', 'fetchprioroty="high" on <img>'],
  ['<p aria-lable="x">y</p>', 'aria-lable="x" on <p>'],
  ['<div role="dialogue">y</div>', 'role="dialogue" on <div>'],
  ['<a href="/" aria-current="yes">y</a>', 'aria-current="yes" on <a>'],
  ['<p aria-hidden="1">y</p>', 'aria-hidden="1" on <p>'],
  ['<p hrefs="/">y</p>', 'hrefs="/" on <p>'],
])('reports the unknown attribute, role or value in %s', (body, found) => {
  expect(check(body)).toContainEqual(expect.objectContaining({ found }))
})

it('reports an element that is focused before its turn', async () => {
  expect(await check('<a href="/" tabindex="2">x</a>')).toEqual([{ found: 'tabindex="2" on <a>', expected: '0, and the element where its turn is' }])
})

it.each(['<a href="/" tabindex="-1">x</a>', '<button type="button" tabindex="-1">x</button>', '<details><summary tabindex="-1">x</summary>y</details>'])(
  'reports what the Tab key does not reach: %s',
  (body) => {
    expect(check(body)).toEqual([{ found: expect.stringContaining('tabindex="-1" on <'), expected: 'none, so that the Tab key reaches it' }])
  },
)

it('reports a table without a head, unless it is for layout', () => {
  const table = (attributes: string, cell: string) => `<main><table${attributes}><tr><${cell}>x</${cell}></tr><tr><td>y</td></tr></table></main>`
  expect(check(table('', 'td'))).toEqual([{ found: 'a table without <th>: “xy”', expected: 'one for each column or row' }])
  expect(check(table('', 'th'))).toEqual([])
  expect(check(table(' role="presentation"', 'td'))).toEqual([])
})

it('accepts what arrow keys reach, or nobody is to reach', () => {
  expect(check('<div role="tablist"><button type="button" role="tab" tabindex="-1">x</button></div>')).toEqual([])
  expect(validHtml.check(samplePage(document('<div hidden><label>x <input type="text" name="a" tabindex="-1"></label></div>'))[0])).toEqual([])
})

it.each([
  ['<a href="/" aria-label="Home">Acme</a>', 'aria-label="Home" on <a> “Acme”'],
  ['<details><summary><svg aria-hidden="true"></svg></summary><p>x</p></details>', 'a <summary> without a name'],
])('reports the name of %s', (body, found) => {
  expect(check(body)).toEqual([expect.objectContaining({ found })])
})

it('finds in later pages what is not as on pages before, at its place', () => {
  const list = '<ul><li>x <a href="/">y</a></li></ul>'
  const found = (body: string) => check(body).map((finding) => finding.found)
  expect(found(`<main>${list}<p id="a">x</p></main>`)).toEqual([])
  // Around it, beside it, and in it.
  expect(found(`<main><span>${list}</span></main>`)).toHaveLength(1)
  expect(found(`<main>${list}<p>a<div>b</div></p></main>`).join()).toContain("Stray end tag '</p>'")
  expect(found(`<main>${list.replace('href', 'charset="x" href')}</main>`).join()).toContain('charset')
  expect(found(`<main>${list.replace(' y', ' y &nothing;').replace('>y', '>&nothing;')}</main>`).join()).toContain('&nothing;')
  const column = document(`<main>${list}<p id="a">x</p><p `).length - '</body></html>'.length
  expect(found(`<main>${list}<p id="a">x</p><p id="a">x</p></main>`)[0]).toMatch(new RegExp(`^line 1, column ${column + 5}:`))
})

it('finds the same fault on every page', () => {
  const faulty = '<main><ul><li><a href="/"></a></li></ul></main>'
  expect([faulty, faulty].map((body) => check(body).length)).toEqual([1, 1])
})

it('names the validator’s rule', async () => {
  expect((await check('<p id="a">x</p><p id="a">y</p>'))[0]?.expected).toContain('https://html-validate.org/rules/no-dup-id.html')
})

it('accepts valid HTML', async () => {
  expect(await check('<div role="dialog"><h2>x</h2></div><main><h1>x</h1><ul aria-label="Logos"><li>y</li></ul></main>')).toEqual([])
  expect(
    await check('<p role="note" aria-current="true" data-x="y" TABINDEX="0">x</p><p tabindex="-1">y</p><svg stroke-linejoin="round" x="1"></svg>'),
  ).toEqual([])
  expect(await check('<img src="/a" alt=""><a href="/"><img src="/a" alt="y"></a><button type="button" aria-label="z"><svg></svg></button>')).toEqual([])
  expect(
    await check('<a href="/" aria-label="Acme, home page"><span>ACME</span></a><details><summary><img src="/a" alt="y"></summary><p>x</p></details>'),
  ).toEqual([])
})
