import { memoizeByObject } from '../../../collections/memoize'
import { pictureData } from '../pictureData'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
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
    const findings: Finding[] = []
    if (said !== wanted) findings.push({ found: `tags that say ${said}`, expected: wanted })
    if (`${width} × ${height}` !== wanted) findings.push({ found: `${path} of ${width} × ${height}`, expected: wanted })
    if (format !== 'png' && format !== 'jpeg') findings.push({ found: `${path} is ${format ?? 'no picture'}`, expected: 'PNG or JPEG' })
    const others =
      titlesByPicture(site)
        .get(address)
        ?.filter((title) => title !== page.title) ?? []
    if (others.length > 0) findings.push({ found: `${path}, the picture of “${others[0]}” as well`, expected: `one that shows “${page.title}”` })
    return findings
  },
} satisfies PageRule

const titlesByPicture = memoizeByObject(({ pages }: Site) => {
  const titles = new Map<string, string[]>()
  for (const { meta, title } of pages) titles.set(meta.get('og:image') ?? '', [...(titles.get(meta.get('og:image') ?? '') ?? []), title])
  return titles
})
