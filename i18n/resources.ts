import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keepUnits } from './keepUnits'
import { listJson } from './listJson'
import { isGroup } from './untranslated'

/** The texts of one language: one branch for each file of its folder. */
export type LocaleResources = Record<string, unknown>

/**
 * Reads every namespace of a language.
 *
 * @param root the folder that holds one folder per language.
 * @throws if the folder is missing, or a file cannot be read or is not JSON; `npm run check` reports line and column.
 */
export function readResources(locale: string, root = 'locales'): LocaleResources {
  const folder = join(root, locale)
  return Object.fromEntries(listJson(folder).map((file) => [basename(file, '.json'), readTexts(join(folder, file))]))
}

/** Parses a file only if it has changed, because the preview reads every language again after each edit. */
function readTexts(path: string): unknown {
  const json = readFileSync(path, 'utf8')
  const known = parsed.get(path)
  if (known?.json === json) return known.texts
  const texts = parseTexts(json, path)
  parsed.set(path, { json, texts })
  return texts
}

function parseTexts(json: string, path: string): unknown {
  try {
    return JSON.parse(json, typeset)
  } catch (error) {
    throw new Error(`${path} is not valid JSON. Run \`npm run check\` to see where.`, { cause: error })
  }
}

const parsed = new Map<string, { json: string; texts: unknown }>()

/** Applies typographic rules to each text. */
function typeset(_: string, value: unknown): unknown {
  return typeof value === 'string' ? keepUnits(value) : value
}

/** Adds missing texts from another language. */
export function fillIn<T>(words: T, fallback: T): T {
  if (!isGroup(words) || !isGroup(fallback)) return words ?? fallback
  const keys = new Set([...Object.keys(fallback), ...Object.keys(words)])
  return Object.fromEntries([...keys].map((key) => [key, fillIn(words[key], fallback[key])])) as T
}
