import type { HTMLElement } from 'node-html-parser'
import { displayWidth } from '../../../check/displayWidth'
import { announcesPicture, isOnlyPicture } from '../../../check/isOnlyPicture'
import { memoizeByObject } from '../../../collections/memoize'
import { address } from '../../../i18n/address'
import { locales } from '../../../i18n/languages'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import { structuredDataOf, textsOf } from '../structuredDataOf'

export const pictureTexts = {
  name: 'picture texts',
  scope: 'page',
  why: 'Pictures with content have a text (alt) in place of it, for screen readers and picture search: those of which structured data speak, and those that have one in another language (WCAG 1.1.1). A word like “picture” is no such text, nor the beginning of one, as screen readers say it themselves, and neither is one of more than 200 letters, which screen readers read without a pause; a full-width character counts as two. File names are reported by “raw text”, a missing alt by “valid HTML”.',
  check(page, site) {
    const named = new Set(structuredDataOf(page).nodes.flatMap(({ image }) => textsOf(image).map(({ text }) => pathOnSite(text, page, site.origin))))
    const versions = locales.flatMap((locale) => site.pageAt.get(address(page.path, locale)) ?? [])
    const silent = [...textsBySource(page)].filter(([src, alts]) => src && alts.every((alt) => alt === ''))
    const findings = silent.flatMap(([src]): Finding[] => {
      const other = versions.find((version) =>
        textsBySource(version)
          .get(src)
          ?.every((alt) => alt !== ''),
      )
      if (named.has(pathOnSite(src, page, site.origin))) return [{ found: `alt="" of ${src}, of which structured data speak`, expected: 'what it shows' }]
      return other ? [{ found: `alt="" of ${src}, which has a text on ${other.url}`, expected: 'what it shows, or nothing in each language' }] : []
    })
    const alts = page.all('img').map(altOf)
    return [
      ...findings,
      ...alts.filter((alt) => isOnlyPicture(alt) || announcesPicture(alt)).map((alt) => ({ found: `alt="${alt}"`, expected: 'what the picture shows' })),
      ...alts
        .filter((alt) => displayWidth(alt) > 200)
        .map((alt) => ({ found: `alt="${alt}"`, expected: 'at most 200 letters, and the rest in the text beside it' })),
    ]
  },
} satisfies PageRule

/** The texts of each picture, by the address of its file. */
const textsBySource = memoizeByObject((page: Page) => {
  const texts = new Map<string, string[]>()
  for (const image of page.all('img')) {
    const src = image.getAttribute('src') ?? ''
    texts.set(src, [...(texts.get(src) ?? []), altOf(image)])
  }
  return texts
})

function altOf(image: HTMLElement): string {
  return image.getAttribute('alt')?.trim() ?? ''
}
