import { expect, it } from 'vitest'
import { keepWhole } from './keepWhole'

const marked = (html: string, locale: 'en' | 'de') => keepWhole(html, locale).replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')

it.each([
  ['Kampagnen für E-Mail, Suche', 'Kampagnen für [E-Mail], Suche'],
  ['<p title="E-Mail">Ihre E-Mail-Adresse, <b>E-Mails</b></p>', '<p title="E-Mail">Ihre [E-Mail]-Adresse, <b>[E-Mails]</b></p>'],
  ['eine IP-Adresse, KI-Agenten, EU-Recht', 'eine [IP-Adresse], [KI-Agenten], [EU-Recht]'],
  ['TV-Reichweitenmessung, TV-App-Nutzung, 3-D-Druck, Vor- und Nachname, a.e-b', 'TV-Reichweitenmessung, TV-App-Nutzung, 3-D-Druck, Vor- und Nachname, a.e-b'],
  ['<option value="x">E-Mail</option><script>"E-Mail"</script> E-Mail', '<option value="x">E-Mail</option><script>"E-Mail"</script> [E-Mail]'],
])('keeps words with an abbreviation before the hyphen whole: %s', (html, expected) => {
  expect(marked(html, 'de')).toBe(expected)
})

it.each([
  ['<h3><a>Veranstaltungs-App für Restaurants</a></h3>', '<h3><a>{Veranstaltungs-App} für Restaurants</a></h3>'],
  ['<h2>App zur „Prüfungs\u00ADvorbereitung“, Vor- und Teil-Werte</h2>', '<h2>App zur {„Prüfungs\u00ADvorbereitung“,} Vor- und {Teil-Werte}</h2>'],
  ['<b>Digital-TV-App</b> <h1>Wahlkampf-App iElection</h1>', '<b>Digital-TV-App</b> <h1>{Wahlkampf-App} iElection</h1>'],
  ['<p>Eine Lern-App</p><header>Eine Lern-App</header>', '<p>Eine Lern-App</p><header>Eine Lern-App</header>'],
])('lets long words of headings of several words break only if a line has no room for them: %s', (html, expected) => {
  const found = keepWhole(html, 'de').replace(/<span class="ending">(.*?)<\/span>/g, '{$1}')
  expect(found).toBe(expected)
})

it.each([
  ['<h1>How to read a fixed-price offer</h1>', '<h1>How to read a [fixed-price] offer</h1>'],
  ['<h3><a href="/end-to-end">End-to-end applications</a></h3>', '<h3><a href="/end-to-end">[End-to-end] applications</a></h3>'],
  ['<h2>Machine-readable, offline-first apps, 3-D</h2>', '<h2>Machine-readable, offline-first apps, 3-D</h2>'],
  ['<aside><h2>Read on</h2><a>A fixed-price offer</a></aside>', '<aside><h2>Read on</h2><a>A [fixed-price] offer</a></aside>'],
  ['<p>A fixed-price offer</p><header>end-to-end</header>', '<p>A fixed-price offer</p><header>end-to-end</header>'],
])('keeps short words with hyphens whole in headings and suggestions of languages without compounds: %s', (html, expected) => {
  expect(marked(html, 'en')).toBe(expected)
})

it.each(['en', 'de'] as const)('keeps ranges of figures whole, in %s', (locale) => {
  expect(marked('<td title="1–2">Berlin 9:00–14:00, 2–3</td> 2005–, a–b, 1 – 2', locale)).toBe(
    '<td title="1–2">Berlin [9:00–14:00], [2–3]</td> 2005–, a–b, 1 – 2',
  )
})

it('keeps the articles of laws whole', () => {
  expect(marked('<p>Article 46(2)(c) GDPR, Section 25(1), 6(1) (a)</p>', 'en')).toBe('<p>Article [46(2)(c)] GDPR, Section 25(1), 6(1) (a)</p>')
})

// With quadratic time, this heading would take minutes.
it('takes linear time for a long word', { timeout: 60_000 }, () => {
  const heading = `<h2>Das Wort ${'ab'.repeat(200_000)}</h2>`
  expect(keepWhole(heading, 'de')).toBe(heading)
})
