import type { HTMLElement } from 'node-html-parser'
import sharp from 'sharp'
import { memoize } from '../memoize'
import { type Page, tagName } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'

export const imageSize = {
  name: 'image size',
  scope: 'page',
  why: 'Pictures and videos with a width and height keep their place while they load, so the layout does not shift. The size of a picture has the aspect ratio of its file, so nothing is distorted.',
  async check(page, site) {
    const findings: Finding[] = []
    for (const element of page.all('img', 'video', 'iframe')) {
      const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)))
      if (!width || !height) findings.push({ found: `${describe(element)} without width and height`, expected: 'both, in pixels' })
      else if (tagName(element) === 'img') findings.push(...(await distorted(element, width / height, page, site)))
    }
    return findings
  },
} satisfies PageRule

async function distorted(image: HTMLElement, ratio: number, page: Page, site: Site): Promise<Finding[]> {
  const path = pathOnSite(image.getAttribute('src') ?? '', page, site.origin)
  const real = path && site.files.has(path) ? await ratioOf(site, path) : undefined
  if (!real || Math.abs(real / ratio - 1) < 0.02) return []
  return [{ found: `${describe(image)} in the proportion ${ratio.toFixed(2)}`, expected: `${real.toFixed(2)}, as its file has it` }]
}

const ratiosOf = memoize((_: Site) => new Map<string, number | undefined>())

async function ratioOf(site: Site, path: string): Promise<number | undefined> {
  const ratios = ratiosOf(site)
  if (!ratios.has(path)) ratios.set(path, await measure(site.files.get(path)?.() ?? Buffer.alloc(0), path))
  return ratios.get(path)
}

/** From the `viewBox` of a drawing, which is faster than rendering it. */
async function measure(file: Buffer, path: string): Promise<number | undefined> {
  if (path.endsWith('.svg')) {
    const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(file.toString('utf8', 0, 2000)) ?? []
    return width && height ? Number(width) / Number(height) : undefined
  }
  const { width, height } = await sharp(file).metadata()
  return width / height
}

function describe(element: HTMLElement): string {
  return `<${tagName(element)} ${element.getAttribute('src') ?? element.getAttribute('poster') ?? ''}>`
}
