import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Drawings, drawEverything } from './drawEverything.ts'

const virtual = 'virtual:drawings'

/**
 * Draws every picture once and gives `virtual:drawings`: name -> address, width, height; and of those that are light
 * enough to stand in a page, the whole as an address (`inlined`). Files carry a hash of what they hold, so hosts may keep them
 * for ever; a second, stable address `/art/<name>.svg` serves blog posts that are newer than the build (see `blog/calls.ts`).
 *
 * @param draw what draws them.
 */
export function drawings(draw: () => Promise<Drawings> = drawEverything): Plugin {
  let drawn: Promise<Drawings> | undefined
  const all = () => {
    drawn ??= draw()
    return drawn
  }
  return {
    name: 'drawings',
    // It takes as long as all else together.
    configResolved: ({ command }) => void (command === 'build' && all()),
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const entries = [...(await all())].map(([name, { svg, width, height }]) => {
        return [name, { src: `/${hashedName(name, svg)}`, width, height }]
      })
      const light = [...(await all())]
        .filter(([, { svg }]) => isLight(svg))
        .map(([name, { svg, width, height }]) => [name, { src: dataAddress(svg), width, height }])
      return `export const drawings = ${JSON.stringify(Object.fromEntries(entries))}
export const inlined = ${JSON.stringify(Object.fromEntries(light))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, { svg }] of await all()) {
        this.emitFile({ type: 'asset', fileName: hashedName(name, svg), source: svg })
        // Posts name neither decoration nor the small or wide version of a picture.
        if (!/^ornament-|-(small|wide)$/.test(name)) this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: svg })
      }
    },
    /** In the preview, drawings come and change; what has the address of one is made anew with it. */
    hotUpdate({ file, modules }) {
      if (!['art/', 'theme/accent.ts'].some((path) => file.startsWith(join(this.environment.config.root, path)))) return
      drawn = undefined
      const own = this.environment.moduleGraph.getModuleById(`\0${virtual}`)
      return own && [...modules, own]
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, name = ''] = /^\/(?:assets\/)?art\/([\w-]+)(?:\.\w+)?\.svg$/.exec(request.url ?? '') ?? []
        const drawing = name && (await all()).get(name)
        if (!drawing) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(drawing.svg)
      })
    },
  }
}

/**
 * What a page has room for in the first answer of a server, 14 kB of which pages take 9 to 10 by themselves: bytes in Brotli, which is
 * quick and so a tenth more than they are when they travel.
 */
const room = 3700

function isLight(svg: string): boolean {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= room
}

/** As it may stand in an attribute; quotation marks are those that HTML does not use there. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`
}

function hashedName(name: string, svg: string): string {
  return `assets/art/${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
}
