import { drawings } from 'virtual:drawings'
import { photographs } from 'virtual:photographs'
import { pictureAt } from '../../collections/photographName'
import type { Pictures } from '../../islands/blog/Image'

/** The entries’ pictures that are part of this build, for their island; a foreign backend may have others. */
export function knownPictures(entries: { image: string; content?: string }[]): Pictures {
  const addresses = entries.flatMap(({ image, content = '' }) => [
    image,
    ...[...content.matchAll(/<img src="(\/photo\/[^"]*)"/g)].map(([, address = '']) => address),
  ])
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const name = pictureAt(address) ?? ''
      const file = drawings[name] ?? photographs[name]
      return file ? [[address, file]] : []
    }),
  )
}
