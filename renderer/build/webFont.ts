import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { firstCharacters } from '../../theme/firstCharacters.ts'

const virtual = 'virtual:web-font'
const cacheFolder = 'node_modules/.cache/web-font'
const whole = createRequire(import.meta.url).resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
const weights = { wght: { min: 400, max: 600 } }

/**
 * Gives `virtual:web-font`: the address of the part of the typeface that nearly every page needs, and no more (see
 * `theme/firstCharacters.ts`), in one file for all weights between regular and semibold. It is on the way to the first
 * paint, where each kilobyte counts.
 */
export function webFont(): Plugin {
  let made: Promise<Buffer> | undefined
  const font = () => {
    made ??= makeFont()
    return made
  }
  return {
    name: 'web-font',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id === `\0${virtual}`) return `export default ${JSON.stringify(`/${hashedName(await font())}`)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = await font()
      this.emitFile({ type: 'asset', fileName: hashedName(source), source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const source = request.url?.startsWith('/assets/static/instrument-sans-first.') && (await font())
        if (!source) return next()
        response.setHeader('Content-Type', 'font/woff2').end(source)
      })
    },
  }
}

function hashedName(font: Buffer): string {
  return `assets/static/instrument-sans-first.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
}

/** Kept for as long as typeface and characters are the same. */
async function makeFont(): Promise<Buffer> {
  const source = readFileSync(whole)
  const fingerprint = createHash('sha256').update(source).update(firstCharacters).update(JSON.stringify(weights)).digest('hex')
  const cache = `${cacheFolder}/${fingerprint.slice(0, 16)}.woff2`
  try {
    return readFileSync(cache)
  } catch {
    const font = await subsetFont(source, firstCharacters, { targetFormat: 'woff2', variationAxes: weights })
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(cache, font)
    return font
  }
}
