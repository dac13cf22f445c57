import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Emphasis } from './Emphasis'

const render = (text: string) => renderToStaticMarkup(<Emphasis>{text}</Emphasis>)

it.each([
  ['A “quoted one” and (another) here.', 'A <strong>“quoted one”</strong> and <strong>(another)</strong> here.'],
  ['Das „Verfahren“ (neu).', 'Das <strong>„Verfahren“</strong> <strong>(neu)</strong>.'],
  ['この「方法」（特許）です。', 'この<strong>「方法」</strong><strong>（特許）</strong>です。'],
  ['Nothing to see', 'Nothing to see'],
])('sets quoted and parenthesised phrases in bold: %s', (text, html) => {
  expect(render(text)).toBe(html)
})
