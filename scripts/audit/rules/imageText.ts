import type { HTMLElement } from 'node-html-parser'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const imageText = {
  name: 'image text',
  scope: 'page',
  why: 'Every picture has an alternative text, or an empty alt if it is decoration. A file name is no alternative text, and a link’s only content cannot be decoration (WCAG 1.1.1).',
  check({ all }) {
    const pictures = all('img', 'video').flatMap((element): Finding[] => {
      const name = tagName(element) === 'img' ? 'alt' : 'aria-label'
      const text = element.getAttribute(name)
      const place = `<${tagName(element)} ${element.getAttribute('src') ?? element.getAttribute('poster') ?? ''}>`
      if (text === undefined) return [{ found: `${place} without ${name}`, expected: `${name}, empty for decoration` }]
      if (/\.(svg|png|jpe?g|webp|avif)$|^(image|picture|photo|bild|画像)$/i.test(text.trim()))
        return [{ found: `${name}="${text}"`, expected: 'what the picture shows' }]
      return []
    })
    const unnamed = all('a', 'button').filter((element) => !hasName(element))
    return [
      ...pictures,
      ...unnamed.map((element) => ({ found: `${element.toString().slice(0, 80)} without a name`, expected: 'text, an alt or an aria-label' })),
    ]
  },
} satisfies PageRule

function hasName(element: HTMLElement): boolean {
  const labelled = (each: HTMLElement) => ['aria-label', 'aria-labelledby', 'title'].some((name) => each.getAttribute(name)?.trim())
  return (
    labelled(element) || element.text.trim() !== '' || element.querySelectorAll('img, svg').some((each) => each.getAttribute('alt')?.trim() || labelled(each))
  )
}
