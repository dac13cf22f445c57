import type { Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { entries, type JsonFile, problemAt } from './jsonFile'
import { type Site, sameAsEnglish } from './readSite'
import { blogGroup, type TranslationUnit, targetLanguages } from './translationUnits'
import { isUnwritten } from './unwritten'

const everywhere = 'all'

/** Texts that stand there in English still, as they do after a folder has been copied. */
export function checkUntranslated(site: Site, units: readonly TranslationUnit[]): Problem[] {
  if (site.sameAsEnglish && !site.sameAsEnglish.tree) return []
  const isAllowed = allowance(site)
  const isCopy = isUntranslated(isAllowed)
  const copies = units.filter((unit) => isCopy(unit) && !isUnwritten(unit.source))
  return copies.map(({ language, group, source, place }) => {
    if (group === blogGroup) return { ...place(), found: 'is the English original', remedy: 'Translate it, or remove this file until there is a translation.' }
    const remedy = `Translate it; if it is the same in this language, add ${JSON.stringify(source)} to "${language}" in ${sameAsEnglish}.`
    return { ...place(), found: 'is the same as in English', remedy }
  })
}

/**
 * Tells texts that nobody has translated yet.
 *
 * @param isAllowed as `allowance` gives it.
 */
export function isUntranslated(isAllowed: (text: string, language: string) => boolean): (unit: TranslationUnit) => boolean {
  return ({ source, target, language }) => target !== undefined && target.trim() === source.trim() && hasWords(source) && !isAllowed(source, language)
}

/** Whether a text may be the same in a language as in English. */
export function allowance(site: Site): (text: string, language: string) => boolean {
  const file = site.sameAsEnglish
  const lists = new Map(entries(file?.tree).map(({ key, value }) => [key, new Set((value.children ?? []).map((child) => child.value))]))
  return (text, language) => [everywhere, language].some((list) => lists.get(list)?.has(text))
}

/** A slip in the allow-list, or an entry that has outlived its text, would allow nothing or the wrong thing. */
export function checkSameAsEnglish(site: Site, units: readonly TranslationUnit[]): Problem[] {
  const file = site.sameAsEnglish
  if (!file?.tree) return file?.problems ?? []
  const texts = new Set(units.map(({ source }) => source))
  // What a file says that cannot be read is not known.
  const isKnown = [...(site.words.get(defaultLocale)?.values() ?? [])].every(({ tree }) => tree)
  const lists = [everywhere, ...targetLanguages(site)]
  return [
    ...file.problems,
    ...entries(file.tree).flatMap(({ key, value, property }) => {
      const unknown = `unknown language${didYouMean(nearName(key, lists))}`
      if (!lists.includes(key)) return [problemAt(file, property, { key, found: unknown, remedy: `Use one of: ${lists.join(', ')}.` })]
      if (value.type !== 'array') return [problemAt(file, value, { found: 'is not a list', remedy: 'Write a list of texts: [ "…" ].' })]
      return (value.children ?? []).flatMap((item) => (isKnown ? checkItem(file, item, texts) : []))
    }),
  ]
}

function checkItem(file: JsonFile, item: Node, texts: ReadonlySet<string>): Problem[] {
  const text = String(item.value)
  if (texts.has(text)) return []
  const near = nearName(text, texts)
  return [problemAt(file, item, { found: `no English text is “${text}”${didYouMean(near)}`, remedy: near ? `Write “${near}”, or remove it.` : 'Remove it.' })]
}

/** Placeholders, tags, numbers and signs are the same in each language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\S+@\S+/g, ''))
}
