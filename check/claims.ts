import { findNodeAtLocation } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { postEntries } from './blogEntries'
import { itemsOf, type JsonFile, keysOf, nodeAt, problemAt, valueAt } from './jsonFile'
import { properSlug } from './properSlug'
import { englishWords, type Site } from './readSite'
import { blogGroup } from './translationUnits'

/** Problems of the launch check: claims that the company has not confirmed. */
export function findUnconfirmedClaims({ content }: Site): (Problem & { name: string })[] {
  const file = content.get('claims')
  return claimsOf(file).flatMap(({ node, claim, proof, confirmed }) => {
    if (!file || !confirmed || confirmed.value === true) return []
    const remedy = `Have it proved, by this: ${proof}. Then write "confirmed": true here; or change the texts that say it, and this entry.`
    const key = `${node.parent?.children?.indexOf(node)}.confirmed`
    return [{ name: claim, ...problemAt(file, confirmed, { key, found: `this claim is not confirmed: ${claim}`, remedy }) }]
  })
}

/**
 * Every place of a claim must exist: a stale one would leave a text unchecked. A place missing in one language only is
 * reported by the comparison of languages.
 */
export function checkClaims({ content, words, blog }: Site): Problem[] {
  const file = content.get('claims')
  if (!file) return []
  const english = englishWords({ words })
  // A folder with a wrong name is reported on its own.
  const posts = postEntries(blog).map(({ slugs }) => [blogGroup, ...slugs.map(properSlug)].join('/'))
  return claimsOf(file).flatMap(({ places }) =>
    places
      .filter(({ value }) => !posts.includes(value) && ![...words.values()].some((language) => isText(language, String(value))))
      .map((place) => {
        const known = String(place.value).startsWith(blogGroup) ? posts : [...english].flatMap(([name, { tree }]) => keysOf(tree, [name]))
        const near = nearName(String(place.value), known)
        const found = `no text is called “${place.value}”${didYouMean(near)}`
        const name = `a key of locales/${defaultLocale}, such as home.hero.heading, or a post, such as ${posts[0] ?? `${blogGroup}/category/post`}`
        return problemAt(file, place, {
          found,
          remedy: near ? `Write “${near}”, or remove it.` : `Name where the claim stands now: ${name}; or remove it, and the claim with its last place.`,
        })
      }),
  )
}

/** Whether a text or group of this name exists; assumed for unreadable files. */
function isText(words: ReadonlyMap<string, JsonFile>, name: string): boolean {
  const [namespace = '', ...path] = name.split('.')
  const file = words.get(namespace)
  return file !== undefined && (!file.tree || nodeAt(file, path) !== undefined)
}

function claimsOf(file: JsonFile | undefined) {
  return itemsOf(file?.tree).map((node) => ({
    node,
    claim: String(valueAt(node, 'claim')),
    proof: String(valueAt(node, 'proof')),
    confirmed: findNodeAtLocation(node, ['confirmed']),
    places: itemsOf(findNodeAtLocation(node, ['at'])),
  }))
}
