import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { type Plugin, runnerImport } from 'vite'
import type { Drawing } from '../../components/art/catalogue'

const virtual = 'virtual:drawings'
const cacheFolder = 'node_modules/.cache/drawings'

/**
 * Draws every picture once and gives `virtual:drawings`: name -> address, width, height. Files carry a hash of what
 * they hold, so hosts may keep them for ever; a second, stable address `/art/<name>.svg` serves blog posts that are
 * newer than the build (see `server/blog.ts`).
 */
export function drawings(): Plugin {
  let drawn: Promise<Map<string, Drawing>> | undefined
  const all = () => {
    drawn ??= drawAll()
    return drawn
  }
  return {
    name: 'drawings',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const entries = [...(await all())].map(([name, { svg, width, height }]) => {
        return [name, { src: `/${hashedName(name, svg)}`, width, height }]
      })
      return `export const drawings = ${JSON.stringify(Object.fromEntries(entries))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, { svg }] of await all()) {
        this.emitFile({ type: 'asset', fileName: hashedName(name, svg), source: svg })
        this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: svg })
      }
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

function hashedName(name: string, svg: string): string {
  return `assets/art/${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
}

/** Drawing takes longer than rendering all pages, so the result is kept for as long as the drawing code is the same. */
async function drawAll(): Promise<Map<string, Drawing>> {
  const sources = globSync('components/art/**/*.ts').sort()
  const fingerprint = createHash('sha256')
  for (const source of sources) fingerprint.update(readFileSync(source))
  const cache = `${cacheFolder}/${fingerprint.digest('hex').slice(0, 16)}.json`
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(cache, 'utf8'))))
  } catch {
    const { module } = await runnerImport<typeof import('../../components/art/catalogue')>('./components/art/catalogue.ts')
    const drawn = module.drawEverything()
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(cache, JSON.stringify(drawn))
    return new Map(Object.entries(drawn))
  }
}
