import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/languages'
import { englishWords, type Site } from './readSite'

const file = 'i18n/words.d.ts'

/** The generated file with the types of texts: a line for each English file; empty if there is no such file. */
export function wordTypes(site: Pick<Site, 'root' | 'words'>): Map<string, string> {
  if (!existsSync(join(site.root, file))) return new Map()
  const lines = [...englishWords(site).keys()].toSorted().map((name) => `  ${name}: typeof import('../locales/${defaultLocale}/${name}.json')\n`)
  const text = `import 'i18next'

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
  return new Map([[file, text]])
}
