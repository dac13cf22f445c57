import { expect, it } from 'vitest'
import { keepCounters } from './keepCounters'

const long = '今は記録が、容器の一生を追いかけてくれます。'.repeat(5)
const marked = (text: string) =>
  keepCounters(`<p title="8年">${text}${long}</p>`)
    .replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')
    .slice('<p title="8年">'.length, -`${long}</p>`.length)

it.each([
  ['この8年、新しい担当者に', 'この[8年]、新しい担当者に'],
  ['正確さは60〜98%、2〜3年', '正確さは[60〜98]%、[2〜3年]'],
  ['2つの技術を122か国で、1,000件に1件', '[2つ]の技術を[122か国]で、[1,000件]に[1件]'],
  ['およそ6週間、20万行の5行目、第6条第1項', 'およそ[6週間]、[20万行]の[5行目]、[第6条][第1項]'],
  ['1世帯ずつ、2種類、1部署、20画面、1営業日以内に、14日間、10分間', '[1世帯]ずつ、[2種類]、[1部署]、[20画面]、[1営業日]以内に、[14日間]、[10分間]'],
  ['MySQL 8、3D、99.9%、<a href="/8年">8年</a>', 'MySQL 8、3D、99.9%、<a href="/8年">[8年]</a>'],
])('keeps numbers with what they count: %s', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

it('does so in texts with a list of contents, posts and legal ones, as well', () => {
  expect(keepCounters(`<nav aria-labelledby="_contents-title"></nav><p>この8年、${long}</p>`)).toContain('この<span class="whole">8年</span>、')
})

it.each([
  ['9〜10年目', '[9〜10年目]'],
  ['東京13:00〜18:00、88.8〜97.8%', '東京[13:00〜18:00]、[88.8〜97.8]%'],
])('does so in cells of tables, and with ranges that no word counts: %s', (text, expected) => {
  expect(keepCounters(`<td>${text}</td>`).replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')).toBe(`<td>${expected}</td>`)
})

it.each(['<td ', '<td>1〜〜', '1〜〜', '1.〜', '1:', '1'])('takes linear time for many of %s', { timeout: 60_000 }, (part) => {
  expect(keepCounters(`<td>${part.repeat(100_000)}</td>`)).toContain(part)
})

it('leaves short paragraphs alone, whose lines break between phrases', () => {
  expect(keepCounters('<p>この8年、ほとんどありませんでした。</p>')).not.toContain('span')
})
