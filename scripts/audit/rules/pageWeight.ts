import type { HTMLElement } from 'node-html-parser'
import { budgetOf } from '../budgets'
import type { Page } from '../parsePage'
import { pathOnSite, pathsOf } from '../references'
import type { PageRule } from '../rule'
import type { Site } from '../site'
import { compressedSize, firstPartSize, overweight } from '../weight'

export const pageWeight = {
  name: 'page weight',
  scope: 'page',
  why: 'HTML, with its inline styles and scripts, and linked style sheets are at most 14 kB in Brotli, on the home page 15 kB, on posts and categories of the blog 20 kB. What the first paint waits for is at most 13 kB, except in categories, which are one list: on a new connection the first 11.3 kB come in one round trip (docs/decisions/026). The pictures that a phone loads are at most 200 kB in the first view and 1.5 MB on the whole page.',
  async check(page, site) {
    const budget = budgetOf(page)
    const linked = await compressedSize(site, pathsOf(page.links('stylesheet'), 'href', page, site.origin))
    const whole = (await compressedSize(site, [page.file])) + linked
    // What is within it as a whole needs no second look.
    const first = whole <= budget.firstPart ? whole : (await firstPartSize(Buffer.from(page.source))) + linked
    const pictures = page.all('img').map((image) => ({ bytes: pictureSize(image, page, site), isFirst: image.getAttribute('loading') !== 'lazy' }))
    const weights = [
      { bytes: sum(pictures.filter(({ isFirst }) => isFirst)), limit: budget.firstPictures, what: 'of pictures in the first view' },
      { bytes: sum(pictures), limit: budget.pictures, what: 'of pictures' },
      { bytes: whole, limit: budget.page, what: 'of HTML and CSS' },
      { bytes: first, limit: budget.firstPart, what: 'of HTML and CSS before the first paint' },
    ]
    return overweight(weights)
  },
} satisfies PageRule

/** Of several sizes, the largest of at most 800 pixels, as on a phone. */
function pictureSize(image: HTMLElement, page: Page, { files, origin }: Site): number {
  const sizes = (image.getAttribute('srcset') ?? '').split(',').map((each) => each.trim().split(' '))
  const [address] = sizes.findLast(([, width = '']) => Number.parseInt(width, 10) <= 800) ?? [image.getAttribute('src')]
  const path = pathOnSite(address ?? '', page, origin) ?? ''
  return (files.get(`${path}.br`) ?? files.get(path))?.().length ?? 0
}

function sum(pictures: readonly { bytes: number }[]): number {
  return pictures.reduce((total, { bytes }) => total + bytes, 0)
}
