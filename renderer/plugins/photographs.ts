import { statSync } from 'node:fs'
import type { Plugin } from 'vite'
import { photographAddress, photographName } from '../../collections/photographName.ts'
import { listPhotographs, measurePhotograph } from '../../collections/photographs.ts'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'
import { encodePhotograph, type Format, formats, type Original, plainSize, readOriginal, widthsOf } from './encodePhotograph.ts'

const virtual = 'virtual:photographs'

/**
 * Makes responsive pictures of the photographs in `content/images` and gives `virtual:photographs`: name -> `PictureFile`.
 * Files carry a hash of the original and of how it is encoded, so hosts may keep them for ever, and their addresses are
 * known before anything is encoded: in the preview, nothing is until a browser asks for it. A second, stable address
 * serves blog posts that are newer than the build (see `blog/calls.ts`).
 */
export function photographs(folder = 'content/images'): Plugin {
  const cache = new Map<string, { version: string; original: Promise<Original> }>()

  /** Looks anew each time: in the preview, photographs come and change. */
  function read(file: string, name: string): Promise<Original> {
    const path = `${folder}/${file}`
    const { mtimeMs, size, ino } = statSync(path)
    const version = `${mtimeMs}-${size}-${ino}`
    const previous = cache.get(path)
    if (previous?.version === version) return previous.original
    const measured = measurePhotograph(path)
    if ('found' in measured) throw new Error(`${path} ${measured.found}. ${measured.remedy}`)
    const original = readOriginal(path, name)
    cache.set(path, { version, original })
    return original
  }

  function readAll(): Promise<Original[]> {
    const named = listPhotographs(folder).map((file) => ({ file, name: photographName(file) }))
    return Promise.all(named.flatMap(({ file, name }) => (name ? [read(file, name)] : [])))
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
            const asked = pictureAt(path, original)
            if (!asked) continue
            const picture = await encodePhotograph(original)
            return void response.setHeader('Content-Type', `image/${asked.format}`).end(picture(asked.width, asked.format))
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

/** Which picture of the photograph lies at a path, if any. */
function pictureAt(path: string, original: Original): { width: number; format: Format } | undefined {
  if (`/${path}` === photographAddress(original.name)) return { width: plainSize(original).width, format: 'webp' }
  return widthsOf(original)
    .flatMap((width) => formats.map((format) => ({ width, format })))
    .find(({ width, format }) => path === fileName(original, width, format))
}
