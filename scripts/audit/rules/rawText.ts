import type { Finding, PageRule } from '../rule'
import { attributeTexts, textBlocks } from '../textBlocks'

export const rawText = {
  name: 'raw text',
  scope: 'page',
  why: 'Pages show no keys in place of texts, no file names in place of what a picture shows, no open placeholders, no output of missing values, such as “undefined”, and no characters that are escaped twice or read with a wrong encoding. Code in posts is ignored.',
  check(page, { facts }) {
    const key = new RegExp(`(?<![\\w./@-])(${facts.namespaces.join('|')})\\.[a-z]\\w*(\\.\\w+)*(?![\\w/])`)
    const patterns: [RegExp, string][] = [
      [key, 'the text of that key'],
      [/\{\{.*?\}\}|\{\{|\}\}|\{\w+\}|%\w+%|\$\{/, 'the value of that placeholder'],
      [/\bundefined\b|\[object \w+\]|\bNaN\b|^null$/, 'a value'],
      [/lorem ipsum/i, 'a real text'],
      [/<\/?\w+>/, 'markup that is rendered'],
      [/&(?:amp|lt|gt|quot|apos|nbsp|shy|copy|hellip|[mn]dash|[lr][sd]quo|#x?[\da-f]+);/i, 'the character itself: it is escaped twice'],
      [/\uFFFD|[ÂÃ][\u0080-\u00BF]|â€/, 'the character that was read with a wrong encoding'],
    ]
    const attributes = attributeTexts(page)
    const texts = [...textBlocks(page), ...attributes, { text: page.title }]
    const files = attributes.filter(({ attribute, text }) => attribute === 'alt' && /\.(svg|png|jpe?g|webp|avif)$/i.test(text))
    const raw = texts.flatMap(({ text }) =>
      patterns.flatMap(([pattern, expected]): Finding[] => {
        const match = pattern.exec(text)?.[0]
        return match ? [{ found: `“${match}” in “${text.slice(0, 80)}”`, expected }] : []
      }),
    )
    return [...raw, ...files.map(({ text }) => ({ found: `alt="${text}"`, expected: 'what the picture shows' }))]
  },
} satisfies PageRule
