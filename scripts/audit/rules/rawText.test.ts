import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { rawText } from './rawText'

const check = (body: string) => rawText.check(...samplePage(document(body))).map(({ found }) => found)

it.each([
  ['home.hero.title', 'home.hero.title'],
  ['See layout.more here', 'layout.more'],
  ['Hello {{name}}', '{{name}}'],
  ['{number} of 4', '{number}'],
  ['undefined projects', 'undefined'],
  ['[object Object]', '[object Object]'],
  ['NaN', 'NaN'],
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['A &lt;b&gt; text', '<b>'],
  ['Fish &amp;amp; chips', '&amp;'],
  ['fÃ¼r Sie', 'Ã¼'],
  ['Â© Acme', 'Â©'],
  ['Donâ€™t', 'â€'],
  ['Don\uFFFDt', '\uFFFD'],
])('reports raw text in “%s”', (text, match) => {
  expect(check(`<p>${text}</p>`)[0]).toContain(`“${match}” in`)
})

it('checks accessible names and descriptions', () => {
  expect(check('<img alt="art.x {{subject}}">')).toHaveLength(1)
  expect(check('<img alt="desk-1.jpg"><img alt="">')).toEqual(['alt="desk-1.jpg"'])
  expect(check('<input placeholder="home.contact.hint">')).toHaveLength(1)
})

it('checks texts in templates and props of islands', () => {
  expect(check('<template><p>home.form.failure</p></template>')).toHaveLength(1)
  expect(check(`<div data-island="Form" data-props='{"form":"home.form","words":{"sent":"home.form.sent","failed":["undefined"]}}'></div>`)).toHaveLength(2)
})

it('accepts text, addresses, code, and invisible text', () => {
  expect(
    check(
      '<p>Welcome home. It is at www.home.test, see layout.</p><p>R&amp;D; São, Ãgua, PÂ</p><pre><code>{{name}} undefined</code></pre><template data-x="{name}"></template>',
    ),
  ).toEqual([])
})
