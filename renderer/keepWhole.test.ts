import { expect, it } from 'vitest'
import { keepWhole } from './keepWhole'

it.each([
  ['Kampagnen für E-Mail, Suche', 'Kampagnen für [E-Mail], Suche'],
  ['<p title="E-Mail">Ihre E-Mail-Adresse, <b>E-Mails</b></p>', '<p title="E-Mail">Ihre [E-Mail]-Adresse, <b>[E-Mails]</b></p>'],
  ['TV-Reichweitenmessung, 3-D-Druck, Vor- und Nachname, a.e-b', 'TV-Reichweitenmessung, 3-D-Druck, Vor- und Nachname, a.e-b'],
  ['<option value="x">E-Mail</option><script>"E-Mail"</script> E-Mail', '<option value="x">E-Mail</option><script>"E-Mail"</script> [E-Mail]'],
])('keeps words with one letter before the hyphen whole: %s', (html, expected) => {
  expect(keepWhole(html, 'de').replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')).toBe(expected)
  expect(keepWhole(html, 'en')).toBe(html)
})
