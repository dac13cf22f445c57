import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp } from '../collections/escapeRegExp'
import { parse } from '../collections/parse'
import { isFault, type Problem } from '../collections/problem'
import { readText } from '../collections/readText'
import { allLanguages, defaultLocale } from '../i18n/languages'
import type { Site } from './readSite'
import { type Terms, termsFile, termsSchema } from './termsSchema'
import type { WritingRule } from './writingRule'

/** No terms if the file is missing or invalid. */
export function readTerms({ root, languages, draftLanguages }: Site): { terms: Terms; problems: Problem[] } {
  const none = { terms: [], exceptions: [] }
  if (!existsSync(join(root, termsFile))) return { terms: none, problems: [] }
  const source = readText(join(root, termsFile), termsFile)
  if (isFault(source)) return { terms: none, problems: [source] }
  const { data = none, problems } = parse(termsSchema([...languages, ...draftLanguages]), source.text, termsFile)
  return { terms: data, problems }
}

/** One rule per language with a single pattern, so that texts are scanned once. */
export function wrongWords({ terms }: Terms): WritingRule[] {
  const languages = [...new Set(terms.flatMap(({ words }) => Object.keys(words)))]
  return languages.map((language) => {
    const terminology = new Map(
      terms.flatMap(({ term, words }) => {
        const wording = words[language]
        return wording ? wording.not.map((wrong) => [wrong.toLowerCase(), { term, ...wording }] as const) : []
      }),
    )
    // The longest first, as one may be the beginning of another.
    const words = [...terminology.keys()].sort((a, b) => b.length - a.length)
    return {
      languages: [language],
      pattern: new RegExp(bounded(words.map(escapeRegExp).join('|'), language), 'giu'),
      // Code is English in every language, but its comments are not.
      readsCode: language !== defaultLocale,
      explain: (wrong) => {
        const { term, use, why } = terminology.get(wrong.toLowerCase()) ?? { term: '', use: [], why: '' }
        const right = use.map((word) => `“${word}”`).join(' or ')
        return { found: `“${wrong}” is not what we call this (${term})`, remedy: `Replace “${wrong}” with ${right}. ${why}` }
      },
    }
  })
}

/** Adds word boundaries, except in languages without spaces. Words may continue with an ending or compound, in English only with a plural s. */
function bounded(words: string, language: string): string {
  if (allLanguages.find(({ code }) => code === language)?.phrases) return words
  return `(?<![\\p{L}\\p{N}])(?:${words})${language === defaultLocale ? '(?=s?(?!\\p{L}))' : ''}`
}
