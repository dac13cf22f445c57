import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { findUnconfirmedClaims } from './claims'
import { itemsOf, type JsonFile, keysOf, problemAt } from './jsonFile'
import type { Site } from './readSite'

/** A sample value or text, which must be replaced before the launch. */
export interface Sample extends Problem {
  /** For the list of all samples. */
  name: string
}

/** Sample values, and texts that the company has not confirmed; none once everything is real. */
export function findSamples(site: Site): Sample[] {
  const ofLists = [...site.content.values()].flatMap((file) => [
    ...listed(file, 'placeholders').flatMap((item) => {
      const value = sampleValue(file, item)
      if (!value) return []
      const remedy = `Write the real value, then take "${item.value}" off "placeholders" in this file.`
      return [{ name: String(item.value), ...problemAt(file, value, { found: 'still holds a sample value', remedy }) }]
    }),
    ...listed(file, 'unconfirmedTexts').map((item) => {
      const found = `locales/*/${item.value}.json holds sample texts that the company has not confirmed`
      const remedy = `Have them confirmed or replaced, then take "${item.value}" off this list.`
      return { name: `the texts of ${item.value}`, ...problemAt(file, item, { found, remedy }) }
    }),
  ])
  return [...findUnconfirmedClaims(site), ...ofLists]
}

/** A reminder for everyday use, a line for each file. */
export function listSamples(samples: readonly Sample[]): string {
  const files = [...new Set(samples.map(({ file }) => file))]
  const namesIn = (file: string) => samples.filter((sample) => sample.file === file).map(({ name }) => name)
  // As sentences, claims would fill a page.
  const lines = files.map((file) => `  ${file}: ${file === 'content/claims.json' ? `${namesIn(file).length} claims` : namesIn(file).join(', ')}`)
  return ['To be replaced or confirmed before launch (`npm run check -- --launch` fails on them):', ...lines].join('\n')
}

/** A mistake in one of the two lists would hide a sample. */
export function checkSampleLists({ content, words }: Site): Problem[] {
  const namespaces = [...(words.get(defaultLocale)?.keys() ?? [])]
  return [...content.values()].flatMap((file) => [
    ...listed(file, 'placeholders')
      .filter((item) => !sampleValue(file, item))
      .map((item) => {
        const near = nearName(String(item.value), keysOf(file.tree))
        const remedy = near ? `Write “${near}”, or remove it.` : 'Name a key of this file, with dots for inner ones, or remove it.'
        return problemAt(file, item, { found: `this file has no key “${item.value}”${didYouMean(near)}`, remedy })
      }),
    ...listed(file, 'unconfirmedTexts')
      .filter((item) => !namespaces.includes(item.value))
      .map((item) => {
        const near = nearName(String(item.value), namespaces)
        const found = `there is no locales/${defaultLocale}/${item.value}.json${didYouMean(near)}`
        if (near) return problemAt(file, item, { found, remedy: `Write “${near}”, or remove it.` })
        return problemAt(file, item, { found, remedy: 'Name a file of the words, without .json, or remove it.' })
      }),
  ])
}

/** The entries of one of the two lists, `placeholders` and `unconfirmedTexts`. */
export function listed(file: JsonFile | undefined, key: string): Node[] {
  return file?.tree ? itemsOf(findNodeAtLocation(file.tree, [key])) : []
}

function sampleValue(file: JsonFile, item: Node): Node | undefined {
  return file.tree && findNodeAtLocation(file.tree, String(item.value).split('.'))
}
