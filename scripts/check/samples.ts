import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Problem } from '../../content/problem'
import { defaultLocale } from '../../i18n/languages'
import { type JsonFile, problemAt } from './jsonFile'
import { didYouMean, nearName } from './nearName'
import type { Site } from './readSite'

/**
 * What may stand there while the site is being built, and must not when it is launched: sample values, and texts that
 * the company has not confirmed. Empty once everything is real.
 */
export function findSamples({ content }: Site): Problem[] {
  return [...content.values()].flatMap((file) => [
    ...list(file, 'placeholders').flatMap((item) => {
      const value = valueOf(file, item)
      if (!value) return []
      const remedy = `Write the real value, then take "${item.value}" off "placeholders" in ${file.path}.`
      return [problemAt(file, value, { found: 'still holds a sample value', remedy })]
    }),
    ...list(file, 'unconfirmedTexts').map((item) => {
      const found = `the texts of locales/*/${item.value}.json are samples that the company has not confirmed`
      const remedy = `Have them confirmed or replaced, then take "${item.value}" off "unconfirmedTexts" in ${file.path}.`
      return problemAt(file, item, { key: `unconfirmedTexts ${item.value}`, found, remedy })
    }),
  ])
}

/** A slip in one of the two lists would let a sample through. */
export function checkSampleLists({ content, words }: Site): Problem[] {
  const namespaces = [...(words.get(defaultLocale)?.keys() ?? [])]
  return [...content.values()].flatMap((file) => [
    ...list(file, 'placeholders')
      .filter((item) => !valueOf(file, item))
      .map((item) => problemAt(file, item, { found: `this file has no key “${item.value}”`, remedy: 'Name a key of this file, with dots for inner ones, or remove it.' })),
    ...list(file, 'unconfirmedTexts')
      .filter((item) => !namespaces.includes(item.value))
      .map((item) => {
        const found = `there is no locales/${defaultLocale}/${item.value}.json${didYouMean(nearName(String(item.value), namespaces))}`
        return problemAt(file, item, { found, remedy: 'Name a file of the words, without .json, or remove it.' })
      }),
  ])
}

function list(file: JsonFile, key: string): Node[] {
  return (file.tree && findNodeAtLocation(file.tree, [key])?.children) ?? []
}

function valueOf(file: JsonFile, item: Node): Node | undefined {
  return file.tree && findNodeAtLocation(file.tree, String(item.value).split('.'))
}
