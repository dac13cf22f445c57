import { memoizeByObject } from '../../../collections/memoize'
import { pictureData } from '../pictureData'
import { pathOnSite } from '../references'
import { type PageRule, unmet } from '../rule'
import type { Site } from '../site'

const size = { width: 1200, height: 630 }

export const shareImage = {
  name: 'share image',
  scope: 'page',
  why: 'Link previews need a picture of 1200 × 630 pixels at an absolute address, in a format that all of them support: PNG or JPEG. It shows the title, so pages with different titles have different pictures.',
  async check(page, site) {
    const address = page.meta.get('og:image') ?? ''
    const path = URL.canParse(address) ? pathOnSite(address, page, site.origin) : undefined
    const file = path && site.files.get(path)
    if (!file)
      return [
        { found: `og:image “${address}”, which is no file of this site`, expected: `the absolute address of a picture, such as ${site.origin}/share.png` },
      ]
    const said = `${page.meta.get('og:image:width')} × ${page.meta.get('og:image:height')}`
    const { format, width, height } = (await pictureData(file())) ?? {}
    const wanted = `${size.width} × ${size.height}`
    const other = titlesByPicture(site)
      .get(address)
      ?.find((title) => title !== page.title)
    return unmet([
      [said === wanted, { found: `tags that say ${said}`, expected: wanted }],
      [`${width} × ${height}` === wanted, { found: `${path} of ${width} × ${height}`, expected: wanted }],
      [format === 'png' || format === 'jpeg', { found: `${path} is ${format ?? 'no picture'}`, expected: 'PNG or JPEG' }],
      [other === undefined, { found: `${path}, the picture of “${other}” as well`, expected: `one that shows “${page.title}”` }],
    ])
  },
} satisfies PageRule

const titlesByPicture = memoizeByObject(({ pages }: Site) => {
  const titles = new Map<string, string[]>()
  for (const { meta, title } of pages) titles.set(meta.get('og:image') ?? '', [...(titles.get(meta.get('og:image') ?? '') ?? []), title])
  return titles
})
