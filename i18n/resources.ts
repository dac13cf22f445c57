import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keepUnits } from './keepUnits'

/** The texts of one language: one branch for each file of its folder. */
export type LocaleResources = Record<string, unknown>

/**
 * Reads every namespace of a language.
 *
 * @param root the folder that holds one folder per language.
 * @throws if the folder is missing or a file is not JSON; `npm run check` reports line and column.
 */
export function readResources(locale: string, root = 'locales'): LocaleResources {
  const folder = join(root, locale)
  const namespaces = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    namespaces.map((file) => {
      try {
        return [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'), typeset)]
      } catch (error) {
        throw new Error(`${join(folder, file)} is not valid JSON. Run \`npm run check\` to see where.`, { cause: error })
      }
    }),
  )
}

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

function isGroup(words: unknown): words is LocaleResources {
  return typeof words === 'object' && words !== null && !Array.isArray(words)
}
