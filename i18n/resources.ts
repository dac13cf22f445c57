import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keepUnits } from './keepUnits'

/** The words of one language: one branch for each file of its folder. */
export type LocaleResources = Record<string, unknown>

/**
 * Reads every namespace of a language.
 *
 * @param root the folder that holds one folder per language.
 * @throws where the folder is missing or a file is not JSON; `npm run check` says the same with line and column.
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

/** As it is set, not as it is typed. */
function typeset(_: string, value: unknown): unknown {
  return typeof value === 'string' ? keepUnits(value) : value
}

/** Words with those of another language where they lack some. */
export function fillIn<T>(words: T, others: T): T {
  if (!isGroup(words) || !isGroup(others)) return words ?? others
  const keys = new Set([...Object.keys(others), ...Object.keys(words)])
  return Object.fromEntries([...keys].map((key) => [key, fillIn(words[key], others[key])])) as T
}

function isGroup(words: unknown): words is LocaleResources {
  return typeof words === 'object' && words !== null && !Array.isArray(words)
}
