import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { memoize } from '../../collections/memoize.ts'
import { writeFileAtomic } from '../../collections/writeFileAtomic.ts'
import { typeface } from '../../theme/typeface.ts'
import { addMiddleware } from './addMiddleware.ts'
import { firstCharacters, firstRange, otherRange } from './firstCharacters.ts'

const virtual = 'virtual:web-font'
const cacheFolder = '.cache/web-font'
const file = createRequire(import.meta.url).resolve(typeface.file)
const weights = { wght: { min: 400, max: 600 } }

/**
 * Provides `virtual:web-font`: the address and `unicode-range` of the whole typeface and of a subset that is enough for nearly
 * every page (see `firstCharacters.ts`). The subset is one variable font from regular to semibold. It is needed for the first
 * paint, where each kilobyte counts.
 */
export function webFont(): Plugin {
  const characters = firstCharacters()
  return {
    name: 'web-font',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const { first, whole } = await loadFonts(characters)
      const values = { first: `/${first.fileName}`, whole: `/${whole.fileName}`, firstRange: firstRange(characters), otherRange: otherRange(characters) }
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const font of Object.values(await loadFonts(characters))) this.emitFile({ type: 'asset', ...font })
    },
    configureServer(server) {
      addMiddleware(server, async (request, response, next) => {
        const font = Object.values(await loadFonts(characters)).find(({ fileName }) => request.url === `/${fileName}`)
        if (!font) return next()
        response.setHeader('Content-Type', 'font/woff2').end(font.source)
      })
    },
  }
}

interface Font {
  fileName: string
  source: Buffer
}

const loadFonts = memoize(async (characters: string) => ({
  first: withHash('typeface-first', await readSubset(characters)),
  whole: withHash('typeface', readFileSync(file)),
}))

function withHash(name: string, source: Buffer): Font {
  return { fileName: `assets/static/${name}.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`, source }
}

/** Cached as long as typeface and characters stay the same. */
async function readSubset(characters: string): Promise<Buffer> {
  const source = readFileSync(file)
  const fingerprint = createHash('sha256').update(source).update(characters).update(JSON.stringify(weights)).digest('hex')
  const cache = `${cacheFolder}/${fingerprint.slice(0, 16)}.woff2`
  try {
    return readFileSync(cache)
  } catch {
    const { default: subsetFont } = await import('subset-font')
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: weights })
    writeFileAtomic(cache, font)
    return font
  }
}
