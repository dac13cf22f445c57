import { describe, expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { headings } from './headings'

const check = (body: string) => headings.check(samplePage(document(`<main><h1>Acme</h1><p>x</p>${body}</main><footer><p>y</p></footer>`))[0])

describe('reports a heading with nothing below it', () => {
  it.each([
    ['before the next of its level', '<h2>Empty</h2><h2>Next</h2><p>x</p>'],
    ['before one of a higher level', '<h2>Part</h2><h3>Empty</h3><h2>Next</h2><p>x</p>'],
    ['at the end of the page', '<h2>Part</h2><p>x</p><h2>Empty</h2>'],
    ['at the end of its section', '<section><h2>Empty</h2></section><section><p>x</p></section>'],
    ['with what nobody sees', '<h2>Empty</h2><p>&nbsp;</p><script>x</script><template><p>x</p></template>'],
  ])('%s', (_, body) => {
    expect(check(body)).toEqual([{ found: expect.stringMatching(/^nothing below the <h[23]> “Empty”/), expected: 'what it announces, or no heading' }])
  })

  it('but not above one of a lower level, a text or a picture, or as the title of a card', () => {
    expect(check('<h2>Part</h2><h3>Chapter</h3><p>x</p>')).toEqual([])
    expect(check('<h2>Picture</h2><img src="/a" alt=""><h2>Text</h2>x')).toEqual([])
    expect(check('<section><header><h2>Part</h2></header><ul><li>x</li></ul></section>')).toEqual([])
    expect(check('<ul><li><h2><a href="/a">One</a></h2></li><li><h2><a href="/b">Two</a></h2></li></ul>')).toEqual([])
  })
})

describe('a paragraph in bold type', () => {
  it.each(['<p><strong>What we learned</strong></p>', '<p> <b>What we</b> <strong>learned</strong>\n</p>', '<div><p><strong>学んだこと</strong></p></div>'])(
    'is reported: %s',
    (body) => {
      expect(check(body)).toEqual([{ found: expect.stringContaining('a paragraph in bold type: “'), expected: 'a heading, or a sentence' }])
    },
  )

  it.each([
    '<p><strong>It was over.</strong></p>',
    '<p><strong>終わりました。</strong></p>',
    '<p><strong>Who</strong> has learned</p>',
    '<p><em>What we learned</em></p>',
    '<p>What we learned</p>',
    '<p></p>',
    '<ul><li><p><strong>One</strong></p></li></ul>',
  ])('may be a sentence or a part of it: %s', (body) => {
    expect(check(body)).toEqual([])
  })
})
