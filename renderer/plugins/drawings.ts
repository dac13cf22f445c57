import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { memoizeByObject } from '../../collections/memoize.ts'
import { addMiddleware } from './addMiddleware.ts'
import { type Drawings, drawEverything } from './drawEverything.ts'

const virtual = 'virtual:drawings'

/**
 * Draws every picture once and provides `virtual:drawings`: name -> address, width, height; and, for those small enough to
 * inline, a data URL (`inlined`). File names contain a content hash, so they can be cached for ever; a second, stable address
 * `/art/<name>.svg` serves blog posts newer than the build (see `blog/blogTexts.ts`).
 *
 * @param draw draws all pictures.
 */
export function drawings(draw: () => Promise<Drawings> = drawEverything): Plugin {
  let drawn: Promise<Drawings> | undefined
  let isBuild = false
  const all = () => {
    drawn ??= draw()
    return drawn
  }
  const descriptions = async () => describe(await all())
  return {
    name: 'drawings',
    // Starts early, because drawing takes as long as the rest of the bundling.
    configResolved({ command }) {
      isBuild = command === 'build'
      if (isBuild) all()
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      return code(isBuild ? places : await descriptions())
    },
    /** Late, so that all code is parsed, linked and tree-shaken while the pictures are drawn. */
    renderChunk: {
      filter: { code: Object.values(places) },
      async handler(chunk) {
        const found = await descriptions()
        return chunk.replace(places.drawings, () => found.drawings).replace(places.inlined, () => found.inlined)
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, { svg }] of await all()) {
        this.emitFile({ type: 'asset', fileName: hashedName(name, svg), source: svg })
        // Posts use neither ornaments, nor frames of films, nor the other versions of pictures.
        if (!/^(ornament|film)-|-(small|wide|tall|header)$/.test(name)) this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: svg })
      }
    },
    /** In the preview, edited drawings also invalidate the module with their addresses. */
    hotUpdate({ file, modules }) {
      if (!['art/', 'theme/accent.ts'].some((path) => file.startsWith(`${this.environment.config.root}/${path}`))) return
      drawn = undefined
      const own = this.environment.moduleGraph.getModuleById(`\0${virtual}`)
      return own && [...modules, own]
    },
    configureServer(server) {
      addMiddleware(server, async (request, response, next) => {
        const [, name = ''] = /^\/(?:assets\/)?art\/([\w-]+)(?:\.\w+)?\.svg$/.exec(request.url ?? '') ?? []
        const drawing = name && (await all()).get(name)
        if (!drawing) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(drawing.svg)
      })
    },
  }
}

/** JavaScript expressions. */
interface Described {
  drawings: string
  inlined: string
}

/** What stands for them until all is drawn. Calls, so that no bundler knows or moves their values. */
const places: Described = { drawings: '__drawings__()', inlined: '__inlined__()' }

/** The code of `virtual:drawings`, the same in all environments. Each part is left out where it is not used. */
function code({ drawings, inlined }: Described): string {
  return `export const drawings = /* @__PURE__ */ ${drawings}
export const inlined = /* @__PURE__ */ ${inlined}`
}

/** Once for all environments. */
const describe = memoizeByObject((drawn: Drawings): Described => {
  const entries = [...drawn].map(([name, { svg, width, height }]) => [name, { src: `/${hashedName(name, svg)}`, width, height }])
  const small = [...drawn].filter(([name, { svg }]) => isSmall(name, svg)).map(([name, { svg, width, height }]) => [name, { src: dataUrl(svg), width, height }])
  return { drawings: expression(entries), inlined: expression(small) }
})

/** V8 parses a string by `JSON.parse` faster than an object’s code. */
function expression(entries: unknown[][]): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))})`
}

/**
 * Maximum size of an inlined drawing, in bytes of Brotli at a fast level, which are 10 % more than those sent. The first round trip
 * carries 11 kB (docs/decisions/026), of which a page without a drawing takes 8 to 10 until its first paint. The frame of a film may be
 * larger, as its page asks for enough files.
 */
const maxInlineBytes = { drawing: 3200, frame: 3700 }

function isSmall(name: string, svg: string): boolean {
  const size = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return size <= maxInlineBytes[name.startsWith('film-') ? 'frame' : 'drawing']
}

/**
 * Single quotes, because it is used in double-quoted attributes. No spaces, which are not valid in an address: lists of numbers are separated
 * by commas instead, because `%20` takes 50 to 280 bytes of Brotli per page.
 */
function dataUrl(svg: string): string {
  const values = svg.replace(/"[^"]*"/g, (value) => value.replaceAll('"', "'").replaceAll(' ', ','))
  return `data:image/svg+xml,${values.replace(/[%#<> ]/g, encodeURIComponent)}`
}

/** 24 bits tell the versions of one drawing apart; each digit is sent thirty times with the home page. */
function hashedName(name: string, svg: string): string {
  return `assets/art/${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 6)}.svg`
}
