import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { allEntries, entries, type JsonFile, keysOf, problemAt } from './jsonFile'
import { englishWords, lostInEnglish, type Site } from './readSite'

/** The text of every entry of menu and footer must exist, and no menu may lead to a page twice; `checkLinks` checks the targets. */
export function checkMenu(site: Site): Problem[] {
  const file = site.content.get('menu')
  return file ? [...missingTexts(file, site), ...repeatedLinks(file), ...repeatedSectors(file, site)] : []
}

function missingTexts(file: JsonFile, site: Site): Problem[] {
  const english = [...englishWords(site)]
  // Reported with their file.
  if (english.some(([, { tree }]) => !tree) || lostInEnglish(site).length > 0) return []
  const texts = english.flatMap(([name, { tree }]) => keysOf(tree, [name]).filter((key) => isText(tree, key.slice(name.length + 1))))
  return labels(file).flatMap((node) => {
    const label = String(node.value)
    if (texts.includes(label)) return []
    const near = nearName(label, texts)
    const remedy = near ? `Write “${near}”.` : `Add it to locales/${defaultLocale}/${label.split('.')[0]}.json and every other language, or remove this entry.`
    return [problemAt(file, node, { found: `no text is called “${label}”${didYouMean(near)}`, remedy })]
  })
}

/** In the same menu. Menu and footer may both lead to a page. */
function repeatedLinks(file: JsonFile): Problem[] {
  return entries(file.tree).flatMap(({ value: menu }) => {
    const links = allEntries(menu).flatMap(({ key, value }) => (key === 'href' ? [value] : []))
    return links.flatMap((node, index) => {
      const first = links.findIndex(({ value }) => value === node.value)
      if (first === index) return []
      return [problemAt(file, node, { found: `a second link to ${node.value} in the same menu`, remedy: 'Remove it, or write the page that it is meant for.' })]
    })
  })
}

/** A menu that starts with the sectors makes these links by itself. */
function repeatedSectors(file: JsonFile, { loaded: { menu, sectors = [] } }: Site): Problem[] {
  if (!menu?.header.some((entry) => entry.sectors)) return []
  const made = sectors.map(({ category }) => `/work?category=${category}`)
  const [header] = entries(file.tree).filter(({ key }) => key === 'header')
  return allEntries(header?.value)
    .filter(({ key, value }) => key === 'href' && made.includes(String(value.value)))
    .map(({ value }) => problemAt(file, value, { found: `a second link to ${value.value}: “sectors” adds one for each sector`, remedy: 'Remove it.' }))
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
