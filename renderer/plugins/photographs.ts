import type { Plugin } from 'vite'
import { memoizeByFile } from '../../collections/fileVersion.ts'
import { listAllPhotographs } from '../../collections/findPhotograph.ts'
import { photographAddress } from '../../collections/photographName.ts'
import { measurePhotograph, minimumInText, plainSize } from '../../collections/photographs.ts'
import { isFault } from '../../collections/problem.ts'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'
import { addMiddleware } from './addMiddleware.ts'
import { encodePhotograph, type Format, type Original, picturesOf, readOriginal, widthsOf } from './encodePhotograph.ts'

const virtual = 'virtual:photographs'
/** Its id in Vite’s module graphs. */
export const photographsModule = `\0${virtual}`

/**
 * Encodes the photographs in `content/images` and beside posts as responsive pictures, and provides `virtual:photographs`: name ->
 * `PictureFile`. Omits unusable photographs, which the check reports in build and preview. File names contain a hash of original and
 * encoder settings, so they can be cached for ever and are known before encoding: the preview encodes a picture only when it is
 * requested. A second, stable address serves blog posts newer than the build (see `blog/blogTexts.ts`).
 */
export function photographs(): Plugin {
  /** Again when the file has changed, as it may in the preview; undefined if it is unusable. */
  const read = memoizeByFile((path, name: string) => (isFault(measurePhotograph(path, minimumInText)) ? undefined : readOriginal(path, name)))

  async function readAll(): Promise<Original[]> {
    return Promise.all(listAllPhotographs().flatMap(({ path, name }) => read(path, name) ?? []))
  }

  return {
    name: 'photographs',
    resolveId: (id) => (id === virtual ? photographsModule : undefined),
    async load(id) {
      if (id !== photographsModule) return
      const files = (await readAll()).map((original) => [original.name, describe(original)])
      return `export const photographs = ${JSON.stringify(Object.fromEntries(files))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const original of await readAll()) {
        const picture = await encodePhotograph(original)
        for (const { width, format } of picturesOf(original)) {
          this.emitFile({ type: 'asset', fileName: fileName(original, width, format), source: picture(width, format) })
        }
        this.emitFile({ type: 'asset', fileName: photographAddress(original.name).slice(1), source: picture(plainSize(original).width, 'webp') })
      }
    },
    configureServer(server) {
      addMiddleware(server, async (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!/^(assets\/)?photo\//.test(path)) return next()
        for (const original of await readAll()) {
          const requested = findPicture(path, original)
          if (!requested) continue
          const picture = await encodePhotograph(original)
          return response.setHeader('Content-Type', `image/${requested.format}`).end(picture(requested.width, requested.format))
        }
        next()
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

/** The picture of this photograph that has the given path, if any. */
function findPicture(path: string, original: Original): { width: number; format: Format } | undefined {
  if (`/${path}` === photographAddress(original.name)) return { width: plainSize(original).width, format: 'webp' }
  return picturesOf(original).find(({ width, format }) => path === fileName(original, width, format))
}
