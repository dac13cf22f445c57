import type { HTMLElement } from 'node-html-parser'
import { isLanguage } from '../../../collections/isLanguage'
import { direction } from '../../../i18n/translator'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const language = {
  name: 'language',
  scope: 'page',
  why: 'The document declares the language and direction of its address: screen readers choose their voice by them, browsers their fonts and line breaks. A part or a link with a language of its own has a code that exists (https://www.rfc-editor.org/info/bcp47): Japanese is “ja”, not “jp”, which is nobody’s.',
  check({ all, elements, locale }) {
    const [html] = all('html')
    const expected = { lang: locale, dir: direction(locale) }
    const wrong = (['lang', 'dir'] as const)
      .filter((name) => html?.getAttribute(name) !== expected[name])
      .map((name) => ({ found: `<html ${name}="${html?.getAttribute(name) ?? ''}">`, expected: `${name}="${expected[name]}"` }))
    return [...wrong, ...elements.flatMap(unknownLanguage)]
  },
} satisfies PageRule

/** Codes may be written in capitals. */
function unknownLanguage(element: HTMLElement): Finding[] {
  if (!element.rawAttrs.toLowerCase().includes('lang')) return []
  return ['lang', 'hreflang'].flatMap((attribute) => {
    const tag = element.getAttribute(attribute)
    if (tag === undefined || tag === 'x-default' || isLanguage(tag.toLowerCase())) return []
    return [{ found: `${attribute}="${tag}" on <${tagName(element)}>`, expected: 'a language by its code, such as “ja” for Japanese' }]
  })
}
