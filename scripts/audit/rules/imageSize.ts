import type { HTMLElement } from 'node-html-parser'
import sharp from 'sharp'
import { memoize } from '../memoize'
import { type Page, tagName } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import { readText, type Site } from '../site'

export const imageSize = {
  name: 'image size',
  scope: 'page',
  why: 'Pictures and videos with a width and height keep their place while they load, so the layout does not shift. The size of a picture has the aspect ratio of its file, so nothing is distorted. Files of a `srcset`, and icons of the web manifest, are as large as they say: browsers choose one by that.',
  async check(page, site) {
    const findings: Finding[] = []
    for (const element of page.all('img', 'video', 'iframe')) {
      const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)))
      if (!width || !height) findings.push({ found: `${describe(element)} without width and height`, expected: 'both, in pixels' })
      else if (tagName(element) === 'img') findings.push(...(await distorted(element, width / height, page, site)))
    }
    for (const { src, said } of [...candidates(page), ...icons(page, site)]) {
      const path = pathOnSite(src, page, site.origin)
      const real = path && /\.(avif|webp|png|jpe?g)$/.test(path) ? await sizeOf(site, path) : undefined
      if (real && ![`${real.width}w`, `${real.width}x${real.height}`].includes(said))
        findings.push({ found: `${src}, said to be ${said}`, expected: `${real.width} × ${real.height}, as the file is` })
    }
    return findings
  },
} satisfies PageRule

async function distorted(image: HTMLElement, ratio: number, page: Page, site: Site): Promise<Finding[]> {
  const path = pathOnSite(image.getAttribute('src') ?? '', page, site.origin)
  const size = path ? await sizeOf(site, path) : undefined
  const real = size && size.width / size.height
  if (!real || Math.abs(real / ratio - 1) < 0.02) return []
  return [{ found: `${describe(image)} in the proportion ${ratio.toFixed(2)}`, expected: `${real.toFixed(2)}, as its file has it` }]
}

/** The pictures of a page that come in several widths, and what it says of each: `800w`. */
function candidates(page: Page): { src: string; said: string }[] {
  const sets = page.all('img', 'source').flatMap((element) => element.getAttribute('srcset')?.split(',') ?? [])
  return sets.map((each) => each.trim().split(/\s+/)).flatMap(([src = '', said = '']) => (said.endsWith('w') ? [{ src, said }] : []))
}

/** The icons of its web manifest, and what that says of each: `192x192`. */
function icons(page: Page, site: Site): { src: string; said: string }[] {
  const href = page
    .all('link')
    .find((link) => link.getAttribute('rel') === 'manifest')
    ?.getAttribute('href')
  const text = readText(site, pathOnSite(href ?? '', page, site.origin) ?? '')
  const listed: { src: string; sizes?: string }[] = (href && text && JSON.parse(text).icons) || []
  return listed.map(({ src, sizes = '' }) => ({ src, said: sizes }))
}

interface Size {
  width: number
  height: number
}

const sizesOf = memoize((_: Site) => new Map<string, Size | undefined>())

/** Of a picture of this site; undefined if there is none. */
async function sizeOf(site: Site, path: string): Promise<Size | undefined> {
  const sizes = sizesOf(site)
  const file = sizes.has(path) ? undefined : site.files.get(path)?.()
  if (file) sizes.set(path, await measure(file, path))
  return sizes.get(path)
}

/** From the `viewBox` of a drawing, which is faster than rendering it. */
async function measure(file: Buffer, path: string): Promise<Size | undefined> {
  if (path.endsWith('.svg')) {
    const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(file.toString('utf8', 0, 2000)) ?? []
    return width && height ? { width: Number(width), height: Number(height) } : undefined
  }
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

function describe(element: HTMLElement): string {
  return `<${tagName(element)} ${element.getAttribute('src') ?? element.getAttribute('poster') ?? ''}>`
}
