import { expect, it } from 'vitest'
import { firstPartOf, markFirstPart } from './firstPart'

const marked = (html: string) => [...markFirstPart(html).main.matchAll(/<(\w+)[^>]* id="_first">([^<]*)/g)].map(([, name, text]) => [name, text])

it('marks the first element after 30 % of the text', () => {
  const html = '<div><h1>12345678</h1><p>12</p></div><ul><li class="a">12</li><li class="b">one</li><li>two</li></ul><p>1234567890123456789012</p>'
  expect(marked(html)).toEqual([['li', 'one']])
  const { main, link } = markFirstPart(html)
  const [, id] = /#(\w+)/.exec(link) ?? []
  expect(main.replace(` id="${id}"`, '')).toBe(html)
})

it('does not count attributes as text, so the address of a picture changes nothing', () => {
  const html = (src: string) => `<img src="${src}"><h1>1234</h1><p>12</p><section>34</section><p>123456789012</p>`
  expect(marked(html('a'))).toEqual([['section', '34']])
  expect(marked(html('a'.repeat(100)))).toEqual([['section', '34']])
})

it('leaves cards together and slides whole, but not the text of a post', () => {
  const rest = '<p>after</p>'
  expect(marked(`<h1>1234</h1><article><p>12</p></article><article><p>34</p></article>${rest}`)).toEqual([['p', 'after']])
  expect(marked(`<h1>1234</h1><figure><p>123</p></figure>${rest}`)).toEqual([['p', 'after']])
  expect(marked(`<article><h1>1234</h1><p>12</p><p>3456</p></article>${rest}`)).toEqual([['p', '3456']])
})

it('has the picture of the page header in it, which may move the words beside it', () => {
  const header = (picture: string) => `<div${picture && ' data-pictured="beside"'}><div><h1>12345678</h1><p>12</p></div>${picture}</div><p>after</p>`
  expect(marked(header(''))).toEqual([['p', '12']])
  expect(marked(header('<img src="a">'))).toEqual([['p', 'after']])
})

it('leaves elements with an id as they are, and those in templates alone', () => {
  expect(marked('<h1>1234</h1><h2 id="own">12</h2><p>after</p>')).toEqual([['p', 'after']])
  expect(marked('<h1>1234</h1><template><p>in it</p></template><p>after</p>')).toEqual([['p', 'after']])
})

it('tells what the first paint waits for', () => {
  const page = (html: string) => {
    const { main, link } = markFirstPart(html)
    return `${link}${main}<footer id="_footer">…</footer>`
  }
  const first = (html: string) => firstPartOf(Buffer.from(page(html))).toString()
  expect(first('<h1>één 1234</h1><p>after</p>')).toBe(`${markFirstPart('<h1>één 1234</h1><p>after</p>').link}<h1>één 1234</h1><p`)
  expect(first('<h1>Only a heading</h1>')).toBe(page('<h1>Only a heading</h1>').split(' id="_footer"')[0])
  expect(firstPartOf(Buffer.from('<p>Neither</p>')).toString()).toBe('<p>Neither</p>')
})

it('waits for the footer where nothing can be marked', () => {
  expect(markFirstPart('<h1>Only a heading</h1>')).toEqual({ main: '<h1>Only a heading</h1>', link: '<link rel="expect" href="#_footer" blocking="render">' })
})
