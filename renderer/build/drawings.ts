import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { type Plugin, runnerImport } from 'vite'
import type { Drawing, Drawings } from '../../components/art/catalogue'

const virtual = 'virtual:drawings'
const cacheFolder = 'node_modules/.cache/drawings'

/**
 * Draws every picture once and gives `virtual:drawings`: by kind, name -> address, width, height. Files carry a hash of what
 * they hold, so hosts may keep them for ever; a second, stable address `/art/<name>.svg` serves blog posts that are
 * newer than the build (see `server/blog.ts`).
 */
export function drawings(): Plugin {
  let drawn: Promise<Drawings> | undefined
  const all = () => {
    drawn ??= drawAll()
    return drawn
  }
  return {
    name: 'drawings',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const { drawings, small, ornaments } = await all()
      return [
        `export const drawings = ${JSON.stringify(addresses(drawings))}`,
        `export const small = ${JSON.stringify(addresses(small, '-small'))}`,
        `export const ornaments = ${JSON.stringify(addresses(ornaments))}`,
      ].join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { drawings, small, ornaments } = await all()
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      for (const [name, { svg }] of [...Object.entries(drawings), ...Object.entries(ornaments)]) emit(hashedName(name, svg), svg)
      for (const [name, { svg }] of Object.entries(small)) emit(hashedName(`${name}-small`, svg), svg)
      for (const [name, { svg }] of Object.entries(drawings)) emit(`art/${name}.svg`, svg)
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, name = ''] = /^\/(?:assets\/)?art\/([\w-]+)(?:\.\w+)?\.svg$/.exec(request.url ?? '') ?? []
        const { drawings, small, ornaments } = await all()
        const drawing = drawings[name] ?? ornaments[name] ?? small[name.replace(/-small$/, '')]
        if (!drawing) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(drawing.svg)
      })
    },
  }
}

function addresses(drawn: Record<string, Drawing>, ending = ''): Record<string, { src: string; width: number; height: number }> {
  return Object.fromEntries(Object.entries(drawn).map(([name, { svg, width, height }]) => [name, { src: `/${hashedName(name + ending, svg)}`, width, height }]))
}

function hashedName(name: string, svg: string): string {
  return `assets/art/${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
}

/** Drawing takes longer than rendering all pages, so the result is kept for as long as the drawing code is the same. */
async function drawAll(): Promise<Drawings> {
  const sources = globSync('components/art/**/*.ts').sort()
  const fingerprint = createHash('sha256')
  for (const source of sources) fingerprint.update(readFileSync(source))
  const cache = `${cacheFolder}/${fingerprint.digest('hex').slice(0, 16)}.json`
  try {
    return JSON.parse(readFileSync(cache, 'utf8'))
  } catch {
    const { module } = await runnerImport<typeof import('../../components/art/catalogue')>('./components/art/catalogue.ts')
    const drawn = module.drawEverything()
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(cache, JSON.stringify(drawn))
    return drawn
  }
}
