import type { HTMLElement } from 'node-html-parser'
import { memoizeByObject } from '../../../collections/memoize'
import { type Page, tagName } from '../parsePage'
import { pictureData } from '../pictureData'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'
import { webManifestOf } from '../webManifest'

export const imageSize = {
  name: 'image size',
  scope: 'page',
  why: 'Pictures and videos with a width and height keep their place while they load, so the layout does not shift. The size of a picture has the aspect ratio of its file, so nothing is distorted, and the file is a picture. Files of a `srcset`, and icons of the web manifest, are as large as they say: browsers choose one by that.',
  async check(page, site) {
    const findings: Finding[] = []
    for (const element of page.all('img', 'video', 'iframe')) {
      const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)))
      if (!width || !height) findings.push({ found: `${describe(element)} without width and height`, expected: 'both, in pixels' })
      else if (tagName(element) === 'img') findings.push(...(await distorted(element, width / height, page, site)))
    }
    const icons = (webManifestOf(page, site)?.icons ?? []).map(({ src, sizes = '' }) => ({ src, said: sizes }))
    for (const { src, said } of [...candidates(page), ...icons]) {
      const path = pathOnSite(src, page, site.origin)
      const file = path && /\.(avif|webp|png|jpe?g)$/.test(path) ? site.files.get(path) : undefined
      const real = file && (await measure(file()))
      if (real && ![`${real.width}w`, `${real.width}x${real.height}`].includes(said))
        findings.push({ found: `${src}, said to be ${said}`, expected: `${real.width} × ${real.height}, as the file is` })
    }
    return findings
  },
} satisfies PageRule

async function distorted(image: HTMLElement, ratio: number, page: Page, site: Site): Promise<Finding[]> {
  const path = pathOnSite(image.getAttribute('src') ?? '', page, site.origin)
  // Another rule reports files that do not exist.
  const file = site.files.get(path ?? '')
  if (!file) return []
  const size = await measure(file())
  if (!size) return [{ found: `${describe(image)}, whose file no browser can read`, expected: 'a picture' }]
  const real = size.width / size.height
  if (Math.abs(real / ratio - 1) < 0.02) return []
  return [{ found: `${describe(image)} in the proportion ${ratio.toFixed(2)}`, expected: `${real.toFixed(2)}, as its file has it` }]
}

/** The pictures of a page that come in several widths, and what it says of each: `800w`. */
function candidates(page: Page): { src: string; said: string }[] {
  const sets = page.all('img', 'source').flatMap((element) => element.getAttribute('srcset')?.split(',') ?? [])
  return sets.map((each) => each.trim().split(/\s+/)).flatMap(([src = '', said = '']) => (said.endsWith('w') ? [{ src, said }] : []))
}

/** From the `viewBox` of a drawing, which is faster than rendering it; undefined if the file is no picture. */
const measure = memoizeByObject(async (file: Buffer): Promise<{ width: number; height: number } | undefined> => {
  const [, width, height] = /<svg\s[^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(file.toString('latin1', 0, 2000)) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : pictureData(file)
})

function describe(element: HTMLElement): string {
  return `<${tagName(element)} ${element.getAttribute('src') ?? element.getAttribute('poster') ?? ''}>`
}
