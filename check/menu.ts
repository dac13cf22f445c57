import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { allEntries, type JsonFile, keysOf, problemAt } from './jsonFile'
import { englishWords, type Site } from './readSite'

/** The text of every entry of menu and footer must exist; `checkLinks` checks its target. */
export function checkMenu(site: Site): Problem[] {
  const file = site.content.get('menu')
  const english = [...englishWords(site)]
  if (!file || english.some(([, { tree }]) => !tree)) return []
  const texts = english.flatMap(([name, { tree }]) => keysOf(tree, [name]).filter((key) => isText(tree, key.slice(name.length + 1))))
  return labels(file).flatMap((node) => {
    const label = String(node.value)
    if (texts.includes(label)) return []
    const near = nearName(label, texts)
    const remedy = near ? `Write “${near}”.` : `Add it to locales/${defaultLocale}/${label.split('.')[0]}.json and every other language, or remove this entry.`
    return [problemAt(file, node, { found: `no text is called “${label}”${didYouMean(near)}`, remedy })]
  })
}

/** The names of the texts that the menu shows. */
export function menuLabels({ content }: Pick<Site, 'content'>): string[] {
  return labels(content.get('menu')).map(({ value }) => String(value))
}

function isText(tree: Node | undefined, key: string): boolean {
  const path = key.split('.')
  return tree !== undefined && findNodeAtLocation(tree, path)?.type === 'string'
}

function labels(file: JsonFile | undefined): Node[] {
  return allEntries(file?.tree).flatMap(({ key, value }) => (key === 'label' ? [value] : []))
}
