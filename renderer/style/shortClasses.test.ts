import { expect, it } from 'vitest'
import { shortClasses } from './shortClasses'

const html = '<p class="sc-1abc-0 kFveis visually-hidden"></p><b class="sc-2-0 hA-DEeh"></b><i class="lead"></i><p class="sc-1abc-0 kFveis"></p>'

it('gives generated classes a letter each, in the order of the page, and leaves those of authors', () => {
  expect(shortClasses(html, '').html).toBe('<p class="a visually-hidden"></p><b class="b"></b><i class="lead"></i><p class="a"></p>')
})

it('calls them the same in the rules', () => {
  expect(shortClasses(html, '.hA-DEeh .lead{margin:.5rem}.kFveis:hover>.kFveis{top:0}.other{top:1px}').style).toBe(
    '.b .lead{margin:.5rem}.a:hover>.a{top:0}.other{top:1px}',
  )
})

it('keeps what says which component an element is, where a rule asks for it', () => {
  const named = shortClasses(html, '.hA-DEeh .sc-1abc-0{display:block}')
  expect(named.html).toBe('<p class="a b visually-hidden"></p><b class="c"></b><i class="lead"></i><p class="a b"></p>')
  expect(named.style).toBe('.c .a{display:block}')
})

it('tells apart as many as a page has', () => {
  const classes = Array.from({ length: 800 }, (_, index) => `<i class="sc-x-${index} name${index}"></i>`).join('')
  const names = [...shortClasses(classes, '').html.matchAll(/class="([a-z]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(800)
})
