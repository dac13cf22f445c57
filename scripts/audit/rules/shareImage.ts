import sharp from 'sharp'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'

const size = { width: 1200, height: 630 }

export const shareImage = {
  name: 'share image',
  scope: 'page',
  why: 'Link previews need a picture of 1200 × 630 pixels at an absolute address, in a format that all of them support: PNG or JPEG.',
  async check(page, site) {
    const address = page.meta.get('og:image') ?? ''
    const path = URL.canParse(address) ? pathOnSite(address, page, site.origin) : undefined
    const file = path && site.files.get(path)
    if (!file)
      return [
        { found: `og:image “${address}”, which is no file of this site`, expected: `the absolute address of a picture, such as ${site.origin}/share.png` },
      ]
    const said = `${page.meta.get('og:image:width')} × ${page.meta.get('og:image:height')}`
    const { format, width, height } = await sharp(file()).metadata()
    const wanted = `${size.width} × ${size.height}`
    const findings: Finding[] = []
    if (said !== wanted) findings.push({ found: `tags that say ${said}`, expected: wanted })
    if (`${width} × ${height}` !== wanted) findings.push({ found: `${path} of ${width} × ${height}`, expected: wanted })
    if (format !== 'png' && format !== 'jpeg') findings.push({ found: `${path} is ${format}`, expected: 'PNG or JPEG' })
    return findings
  },
} satisfies PageRule
