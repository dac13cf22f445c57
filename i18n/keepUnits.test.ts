import { expect, it } from 'vitest'
import { keepUnits, keepUnitsInHtml } from './keepUnits'

it.each([
  ['to 10⁻¹² mm, 3 kB or 5 %.', 'to 10⁻¹²_mm, 3_kB or 5_%.'],
  ['um 9.30 Uhr nach Art. 6 Abs. 1 DSGVO, § 5', 'um 9.30_Uhr nach Art._6 Abs._1 DSGVO, §_5'],
  ['z. B. bei 20 °C oder i. d. R. für 1.000 ¥, 5 €', 'z._B. bei 20_°C oder i._d._R. für 1.000_¥, 5_€'],
  ['1 + 19 × 0,2 und 2,2 × 10⁻¹⁶ mm, two × signs', '1 + 19_×_0,2 und 2,2_×_10⁻¹⁶_mm, two × signs'],
  ['Article 6(1)(a) GDPR, Section 25(1), this article 2', 'Article_6(1)(a) GDPR, Section_25(1), this article 2'],
  ['99.9 per cent, as per centre', '99.9 per_cent, as per centre'],
  ['一辺1 mmの正方形、100 km離れた位置、1 m（1,000 mmとして保持）', '一辺1_mmの正方形、100_km離れた位置、1_m（1,000_mmとして保持）'],
  ['« Pourquoi ? » : parce que ! Un ; deux', '«_Pourquoi_?_»_: parce que_! Un_; deux'],
  ['in 2005 we had 5 hours and 10 minutes', 'in 2005 we had 5 hours and 10 minutes'],
])('joins numbers with units, but no other words: %s', (text, expected) => {
  expect(keepUnits(text).replaceAll('\u00A0', '_')).toBe(expected)
})

it('joins them in HTML, but not in code or attributes', () => {
  const rest = '<a title="3 mm"></a> <code class="x">b 3 mm</code><pre><code>4 mm</code>\n5 mm</pre>'
  expect(keepUnitsInHtml(`<p>a 3 mm</p>${rest}<p>6 kB</p>`)).toBe(`<p>a 3\u00A0mm</p>${rest}<p>6\u00A0kB</p>`)
  expect(keepUnitsInHtml(rest)).toBe(rest)
})
