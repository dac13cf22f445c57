import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/languages'
import type { Site } from './readSite'

const file = 'i18n/words.d.ts'

/**
 * The generated file with the types of texts: a line for each English file.
 *
 * @returns its path and correct text if it is outdated; empty if there is no such file.
 */
export function outdatedWordTypes({ root, words }: Pick<Site, 'root' | 'words'>): Map<string, string> {
  const path = join(root, file)
  if (!existsSync(path)) return new Map()
  const text = wordTypes([...(words.get(defaultLocale)?.keys() ?? [])])
  return readFileSync(path, 'utf8') === text ? new Map() : new Map([[file, text]])
}

function wordTypes(namespaces: readonly string[]): string {
  const lines = namespaces.toSorted().map((name) => `  ${name}: typeof import('../locales/${defaultLocale}/${name}.json')\n`)
  return `import 'i18next'

/** Types the keys of \`t\` after the English words: a key that does not exist does not compile. \`npm run check\` writes this file. */
interface Words {
${lines.join('')}}

declare module 'i18next' {
  interface CustomTypeOptions {
    returnObjects: true
    resources: { translation: Words }
  }
}
`
}
