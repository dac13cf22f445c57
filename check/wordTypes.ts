import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/languages'
import { englishWords, type Site } from './readSite'

const file = 'i18n/words.d.ts'

/** The file with the types of texts, with a line for each English file; empty if there is no such file. */
export function wordTypes(site: Pick<Site, 'root' | 'words'>): Map<string, string> {
  if (!existsSync(join(site.root, file))) return new Map()
  const lines = [...englishWords(site).keys()].toSorted().map((name) => `  ${name}: typeof import('../locales/${defaultLocale}/${name}.json')\n`)
  const text = readFileSync(join(site.root, file), 'utf8')
  return new Map([[file, text.replace(/(?<=^interface Words \{\n).*?(?=^\})/ms, lines.join(''))]])
}
