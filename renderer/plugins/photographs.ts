import { statSync } from 'node:fs'
import type { Plugin } from 'vite'
import { listAllPhotographs, type PhotographFile } from '../../collections/findPhotograph.ts'
import { photographAddress } from '../../collections/photographName.ts'
import { leastInText, measurePhotograph, plainSize } from '../../collections/photographs.ts'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'
import { encodePhotograph, type Format, formats, type Original, readOriginal, widthsOf } from './encodePhotograph.ts'

const virtual = 'virtual:photographs'

/**
 * Makes responsive pictures of the photographs in `content/images` and beside posts, and gives `virtual:photographs`: name -> `PictureFile`.
 * One that cannot be used is left out, as the check says what is wrong with it, in the build and in the preview.
 * Files carry a hash of the original and of how it is encoded, so hosts may keep them for ever, and their addresses are
 * known before anything is encoded: in the preview, nothing is until a browser asks for it. A second, stable address
 * serves blog posts that are newer than the build (see `blog/calls.ts`).
 */
export function photographs(): Plugin {
  const cache = new Map<string, { version: string; original: Promise<Original> | undefined }>()

  /** Checks the file each time: in the preview, photographs are added and changed. */
  function read({ path, name }: PhotographFile): Promise<Original> | undefined {
    const { mtimeMs, size, ino } = statSync(path)
    const version = `${mtimeMs}-${size}-${ino}`
    const previous = cache.get(path)
    if (previous?.version === version) return previous.original
    const original = 'found' in measurePhotograph(path, leastInText) ? undefined : readOriginal(path, name)
    cache.set(path, { version, original })
    return original
  }

  async function readAll(): Promise<Original[]> {
    return Promise.all(listAllPhotographs().flatMap((file) => read(file) ?? []))
  }

  return {
    name: 'photographs',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const files = (await readAll()).map((original) => [original.name, describe(original)])
      return `export const photographs = ${JSON.stringify(Object.fromEntries(files))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const original of await readAll()) {
        const picture = await encodePhotograph(original)
        for (const width of widthsOf(original)) {
          for (const format of formats) this.emitFile({ type: 'asset', fileName: fileName(original, width, format), source: picture(width, format) })
        }
        this.emitFile({ type: 'asset', fileName: photographAddress(original.name).slice(1), source: picture(plainSize(original).width, 'webp') })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!/^(assets\/)?photo\//.test(path)) return next()
        try {
          for (const original of await readAll()) {
            const requested = pictureAt(path, original)
            if (!requested) continue
            const picture = await encodePhotograph(original)
            return void response.setHeader('Content-Type', `image/${requested.format}`).end(picture(requested.width, requested.format))
          }
          next()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function describe(original: Original): PictureFile {
  const srcSet = (format: Format) =>
    widthsOf(original)
      .map((width) => `/${fileName(original, width, format)} ${width}w`)
      .join(', ')
  const size = plainSize(original)
  return {
    src: `/${fileName(original, size.width, 'webp')}`,
    ...size,
    srcSet: srcSet('webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
  }
}

function fileName({ name, hash }: Original, width: number, format: Format): string {
  return `assets/photo/${name}-${width}.${hash.slice(0, 8)}.${format}`
}

/** The picture of the photograph at a path, if any. */
function pictureAt(path: string, original: Original): { width: number; format: Format } | undefined {
  if (`/${path}` === photographAddress(original.name)) return { width: plainSize(original).width, format: 'webp' }
  return widthsOf(original)
    .flatMap((width) => formats.map((format) => ({ width, format })))
    .find(({ width, format }) => path === fileName(original, width, format))
}
