import type { Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { entries, itemsOf, type JsonFile, problemAt } from './jsonFile'
import { type Site, sameAsEnglish } from './readSite'
import { blogGroup, type TranslationUnit, targetLanguages } from './translationUnits'
import { isUnwritten } from './unwritten'

const everywhere = 'all'

/** Reports texts that are still English, such as after copying a folder. */
export function checkUntranslated(site: Site, units: readonly TranslationUnit[]): Problem[] {
  if (site.sameAsEnglish && !site.sameAsEnglish.tree) return []
  const isCopy = isUntranslated(site)
  const copies = units.filter((unit) => isCopy(unit) && !isUnwritten(unit.source))
  return copies.map(({ language, group, source, place }) => {
    if (group === blogGroup) return { ...place(), found: 'is the English original', remedy: 'Translate it, or remove this file until there is a translation.' }
    const remedy = `Translate it; if it is the same in this language, add ${JSON.stringify(source)} to "${language}" in ${sameAsEnglish}.`
    return { ...place(), found: 'is the same as in English', remedy }
  })
}

/** Returns a function that recognises untranslated texts. */
export function isUntranslated(site: Site): (unit: TranslationUnit) => boolean {
  const isAllowed = allowance(site)
  return ({ source, target, language }) => target !== undefined && target.trim() === source.trim() && hasWords(source) && !isAllowed(source, language)
}

/** Whether a text may be the same in a language as in English. */
function allowance(site: Site): (text: string, language: string) => boolean {
  const file = site.sameAsEnglish
  const lists = new Map(entries(file?.tree).map(({ key, value }) => [key, new Set(itemsOf(value).map((item) => item.value))]))
  return (text, language) => [everywhere, language].some((list) => lists.get(list)?.has(text))
}

/** Reports misspelt and outdated entries of the allow-list. */
export function checkSameAsEnglish(site: Site, units: readonly TranslationUnit[]): Problem[] {
  const file = site.sameAsEnglish
  if (!file?.tree) return file?.problems ?? []
  const texts = new Set(units.map(({ source }) => source))
  // The texts of unreadable files are unknown.
  const isKnown = [...(site.words.get(defaultLocale)?.values() ?? [])].every(({ tree }) => tree)
  const lists = [everywhere, ...targetLanguages(site)]
  return [
    ...file.problems,
    ...entries(file.tree).flatMap(({ key, value, property }) => {
      const unknown = `unknown language${didYouMean(nearName(key, lists))}`
      if (!lists.includes(key)) return [problemAt(file, property, { key, found: unknown, remedy: `Use one of: ${lists.join(', ')}.` })]
      if (value.type !== 'array') return [problemAt(file, value, { found: 'is not a list', remedy: 'Write a list of texts: [ "…" ].' })]
      return itemsOf(value).flatMap((item) => (isKnown ? checkItem(file, item, texts) : []))
    }),
  ]
}

function checkItem(file: JsonFile, item: Node, texts: ReadonlySet<string>): Problem[] {
  if (item.type !== 'string') return [problemAt(file, item, { found: 'is not a text', remedy: 'Remove it, or write the text in quotes.' })]
  const text = String(item.value)
  if (texts.has(text)) return []
  const near = nearName(text, texts)
  return [problemAt(file, item, { found: `no English text is “${text}”${didYouMean(near)}`, remedy: near ? `Write “${near}”, or remove it.` : 'Remove it.' })]
}

/** Placeholders, tags, numbers and symbols are the same in each language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\S+@\S+/g, ''))
}
