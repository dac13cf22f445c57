import { expect, it } from 'vitest'
import { markLineBreaks } from './lineBreaks'

const long = '今は記録が、容器の一生を追いかけてくれます。'.repeat(5)
const marked = (locale: 'en' | 'de' | 'ja') => markLineBreaks(`<p>E-Mail an hello@site.test, 6(1)(a), この8年、${long}</p>`, locale)

it.each(['en', 'de'] as const)('keeps figures together in a language with spaces, and does not count: %s', (locale) => {
  expect(marked(locale)).toContain('<span class="whole">6(1)(a)</span>')
  expect(marked(locale)).not.toMatch(/whole">8年|class="ending"/)
})

it('keeps numbers with what they count, and the last phrases, in a language without spaces only', () => {
  expect(marked('ja')).toMatch(/<span class="whole">8年<\/span>.*<span class="ending">/)
  expect(marked('ja')).not.toMatch(/whole">(?:E-Mail|6)/)
})

it.each(['en', 'de', 'ja'] as const)('lets addresses break before their domain, in %s', (locale) => {
  expect(marked(locale)).toContain('hello@<wbr>site.test')
})
