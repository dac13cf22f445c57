import type { Pictures } from './Image'

/** As wide as running text is at most (`components/text/proseStyle.ts`); browsers that can measure do. */
const sizes = 'auto, (min-width: 48em) 42rem, 100vw'

/**
 * Puts the sizes of each photograph that the page knows in the place of its one lasting address, as a backend gives it.
 *
 * @param html of a post, as `blog/markdown.ts` writes it: another backend’s pictures stay as they are.
 */
export function showPictures(html: string, pictures: Pictures): string {
  return html.replace(/<img src="(\/photo\/[^"]+)"([^>]*)>/g, (image, address: string, attributes: string) => {
    const { src, width, height, srcSet, sources = [] } = pictures[address] ?? { src: '' }
    if (srcSet === undefined) return image
    const others = sources.map((source) => `<source type="${source.type}" srcset="${source.srcSet}" sizes="${sizes}">`).join('')
    const kept = attributes.replace(/ (?:width|height)="\d*"/g, '')
    return `<picture>${others}<img src="${src}" srcset="${srcSet}" sizes="${sizes}" width="${width}" height="${height}"${kept}></picture>`
  })
}
