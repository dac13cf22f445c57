import { createContext, useContext } from 'react'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'

/** Addresses of the bundled files that the page being rendered refers to; rendering returns them. */
export const PageAssets = createContext<Set<string> | undefined>(undefined)

/** Records that the page refers to these pictures in all their sizes. Inlined pictures have no file. */
export function useAssets(pictures: Iterable<PictureFile>): void {
  const assets = useContext(PageAssets)
  for (const { src, srcSet, sources = [] } of pictures) {
    const sizes = [srcSet, ...sources.map((source) => source.srcSet)].flatMap((set) => set?.split(', ') ?? [])
    for (const address of [src, ...sizes.map((size) => size.slice(0, size.indexOf(' ')))]) if (address.startsWith('/assets/')) assets?.add(address)
  }
}
