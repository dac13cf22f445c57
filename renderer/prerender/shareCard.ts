import type { ReactNode } from 'react'
import { shareImageSize } from '../../seo/shareImage'

export interface ShareCardProps {
  title: string
  locale: string
  company: string
}

/** Width of the text column, in px; the drawing gets the rest. */
const column = 560

/** Position of the logo, left of the company’s name. It is part of the background, where it is drawn once for many titles. */
export const logoPlace = { left: 72, top: 64, size: 48 }

/** The transparent text layer of a share image: the company’s name beside space for the logo, and below the page’s title. */
export function shareCard({ title, locale, company }: ShareCardProps): ReactNode {
  const { width, height } = shareImageSize
  const size = fontSize(title)
  return h(
    'div',
    { style: { display: 'flex', flexDirection: 'column', boxSizing: 'border-box', width, height, padding: '64px 72px 72px', color: '#000' } },
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', fontSize: 34, letterSpacing: -0.7 } },
      h('div', { style: { width: logoPlace.size, height: logoPlace.size, marginRight: 16 } }),
      company,
    ),
    h(
      'div',
      {
        style: {
          display: 'flex',
          flexGrow: 1,
          flexWrap: 'wrap',
          alignContent: 'flex-end',
          width: column,
          fontSize: size,
          lineHeight: locale === 'ja' ? 1.35 : 1.1,
          letterSpacing: locale === 'ja' ? 0 : -size / 45,
        },
      },
      ...phrases(title, locale).map((phrase) => h('span', { style: { whiteSpace: 'pre' } }, phrase)),
    ),
  )
}

/** Unbreakable units: words, in Japanese with their particles. */
function phrases(title: string, locale: string): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(title)) {
    const belongs = /^[\s\p{P}\p{No}¯\p{Script=Hiragana}ー]+$/u.test(segment) || /[「『（(“„]$/.test(found.at(-1) ?? '')
    if (belongs && found.length > 0) found[found.length - 1] += segment
    else found.push(segment)
  }
  return found
}

/** Depends on the length of title and longest word; wide characters count twice. */
function fontSize(title: string): number {
  const units = (text: string) => [...text].reduce((sum, character) => sum + (character > '⺀' ? 1.9 : 1), 0)
  const longestWord = Math.max(...title.split(/[\s–-]+/).map((word) => (/[⺀-鿿]/.test(word) ? 0 : units(word))))
  const wanted = units(title) <= 22 ? 84 : units(title) <= 40 ? 68 : units(title) <= 64 ? 58 : 48
  return Math.floor(Math.min(wanted, column / (longestWord * 0.58)))
}

/** An element for Satori. Without React, because the build may load only its production version. */
function h(type: string, props: object, ...children: ReactNode[]): ReactNode {
  return { type, props: { ...props, children }, key: null } as unknown as ReactNode
}
