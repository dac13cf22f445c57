import { drawings } from 'virtual:drawings'
import { photographs } from 'virtual:photographs'
import type { Pictures } from '../../islands/blog/Image'

/** The pictures of these entries that are ours, for the island that shows them; a foreign backend has others. */
export function knownPictures(entries: { image: string }[]): Pictures {
  return Object.fromEntries(
    entries.flatMap(({ image }) => {
      const [, folder, name = ''] = /^\/(art|photo)\/([\w-]+)\.(?:svg|webp)$/.exec(image) ?? []
      const file = folder === 'art' ? drawings[name] : photographs[name]
      return file ? [[image, file]] : []
    }),
  )
}
