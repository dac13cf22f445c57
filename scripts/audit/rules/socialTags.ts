import { splitAddress } from '../../../i18n/address'
import { isLocale, type Locale, languageOf } from '../../../i18n/languages'
import type { Page } from '../parsePage'
import type { Finding, PageRule } from '../rule'
import { languageAt } from '../textBlocks'

const required = ['description', 'keywords', 'og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:locale']
const twitter = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image']

export const socialTags = {
  name: 'social tags',
  scope: 'page',
  why: 'Shared links show the content of these tags (https://ogp.me). Each occurs exactly once and matches the page: its address, languages, title and description, and the kind of preview. The text of the picture is the title, which it shows.',
  check(page, { origin }) {
    const { meta, title, canonical, locale, url, all } = page
    const names = all('meta').map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property'))
    const missing = [...required, ...twitter].filter((name) => !meta.get(name)?.trim())
    const repeated = [...required, ...twitter].filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
    // An untranslated page shows the content of its canonical address; of one without, the heading tells the language.
    const own = languageAt(all('h1')[0] ?? null)
    const shown = canonical && URL.canParse(canonical) ? splitAddress(new URL(canonical).pathname).locale : isLocale(own) ? own : locale
    const expected: [name: string, value: string | undefined][] = [
      ['og:url', canonical ?? origin + url],
      ['og:locale', languageOf(shown).ogLocale],
      ['og:description', meta.get('description')],
      ['twitter:card', 'summary_large_image'],
      // The picture shows the title.
      ['og:image:alt', title],
      ['twitter:title', meta.get('og:title')],
      ['twitter:description', meta.get('description')],
      ['twitter:image', meta.get('og:image')],
    ]
    return [
      ...missing.map((name): Finding => ({ found: `no ${name}`, expected: `<meta> with a ${name}` })),
      ...repeated.map((name): Finding => ({ found: `more than one ${name}`, expected: 'one' })),
      // The title includes the company’s name, which `og:site_name` has.
      ...['og:title', 'og:site_name']
        .filter((name) => !title.includes(meta.get(name) ?? ''))
        .map((name): Finding => ({ found: `${name} is “${meta.get(name)}”`, expected: `a part of the title, “${title}”` })),
      ...wrongOtherLanguages(page),
      ...expected
        .filter(([name, value]) => meta.get(name) && meta.get(name) !== value)
        .map(([name, value]): Finding => ({ found: `${name} is “${meta.get(name)}”`, expected: `“${value}”` })),
    ]
  },
} satisfies PageRule

/** The languages of the alternates. */
function wrongOtherLanguages({ all, links, locale }: Page): Finding[] {
  const codes = links('alternate').flatMap((link) => link.getAttribute('hreflang') ?? [])
  const expected = codes.filter((code) => isLocale(code) && code !== locale).map((code) => languageOf(code as Locale).ogLocale)
  const named = all('meta').filter((tag) => tag.getAttribute('property') === 'og:locale:alternate')
  const found = named.map((tag) => tag.getAttribute('content') ?? '')
  if (found.join() === expected.join()) return []
  return [{ found: `og:locale:alternate ${found.join(', ') || 'missing'}`, expected: expected.join(', ') || 'none' }]
}
