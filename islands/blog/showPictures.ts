import type { Pictures } from './Image'

/** The maximum width of running text (`components/text/proseStyle.ts`); with `auto`, browsers measure instead. */
const sizes = 'auto, (min-width: 48em) 42rem, 100vw'

/**
 * Replaces each photograph’s stable address, which a backend sends, by a responsive picture if the page knows its sizes.
 *
 * @param html of a post, as `blog/markdown.ts` writes it; pictures of a foreign backend are unchanged.
 */
export function showPictures(html: string, pictures: Pictures): string {
  // Excluding nested tags keeps the time linear for unclosed ones.
  return html.replace(/<img src="(\/photo\/[^"]+)"([^<>]*)>/g, (image, address: string, attributes: string) => {
    const { src, width, height, srcSet, sources = [] } = pictures[address] ?? { src: '' }
    if (srcSet === undefined) return image
    const others = sources.map((source) => `<source type="${source.type}" srcset="${source.srcSet}" sizes="${sizes}">`).join('')
    const kept = attributes.replace(/ (?:width|height)="\d*"/g, '')
    return `<picture>${others}<img src="${src}" srcset="${srcSet}" sizes="${sizes}" width="${width}" height="${height}"${kept}></picture>`
  })
}
