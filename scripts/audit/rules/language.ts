import { direction } from '../../../i18n/translator'
import type { PageRule } from '../rule'

export const language = {
  name: 'language',
  scope: 'page',
  why: 'The document declares the language and direction of its address: screen readers choose their voice by them, browsers their fonts and line breaks.',
  check({ all, locale }) {
    const [html] = all('html')
    const expected = { lang: locale, dir: direction(locale) }
    return (['lang', 'dir'] as const)
      .filter((name) => html?.getAttribute(name) !== expected[name])
      .map((name) => ({ found: `<html ${name}="${html?.getAttribute(name) ?? ''}">`, expected: `${name}="${expected[name]}"` }))
  },
} satisfies PageRule
