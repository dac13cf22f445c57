import { findNodeAtLocation, getNodePath, type Node } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { childrenOf, entries, type JsonFile, problemAt } from './jsonFile'
import { menuLabels } from './menu'
import { englishWords, type Site } from './readSite'
import { readUsedKeys, type UsedKeys } from './usedKeys'

/** Code that shows texts, without drawings and tests. */
const code = ['{pages,components,islands,renderer,seo,blog,server}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!renderer/{plugins,prerender}/**']

/**
 * Finds English texts that no page shows: a text counts as used if `t('…')` reads it or one of its groups, and each
 * further part of its key occurs somewhere in the code or in the content. So no used text is reported; unused texts with common
 * names are found in the built site (`e2e/words.test.ts`).
 *
 * @returns also those misspelt in English only, and the keys of their translations, which are not reported.
 */
export function checkUnusedKeys({ root, words, languages, content, loaded }: Site): { problems: Problem[]; slips: Problem[]; misspelt: MisspeltKey[] } {
  const used = readUsedKeys(root, globSync(code, { cwd: root }).sort(), { names: namesIn(content), keys: menuLabels({ content }) })
  const english = englishWords({ words })
  // Nobody knows which texts a menu shows that cannot be read, nor those of entries that cannot.
  const isKnown = loaded.menu && [...content.values()].every(({ text }) => text !== '')
  const unused = [...(isKnown ? english : [])].flatMap(([namespace, file]) => {
    const translations = languages.flatMap((language) => (language === defaultLocale ? [] : (words.get(language)?.get(namespace) ?? [])))
    return file.tree ? unusedIn(file, file.tree, { namespace, used, translations }) : []
  })
  const slips = unused.filter(({ misspelt }) => misspelt.length > 0).map(({ problem }) => problem)
  return { problems: [...used.unreadable, ...unused.map(({ problem }) => problem)], slips, misspelt: unused.flatMap(({ misspelt }) => misspelt) }
}

/** A key that is misspelt in English, as it is in a file of another language. */
interface MisspeltKey {
  file: string
  key: string
}

/** Without what is said of translations whose English key is misspelt: they would be told to follow it. */
export function withoutMisspelt(problems: Problem[], misspelt: MisspeltKey[]): Problem[] {
  return problems.filter(({ file, key }) => !misspelt.some((each) => each.file === file && each.key === key))
}

/** Keys of entries are parts of text keys. */
function namesIn(content: Site['content']): string {
  return [...content.values()].map(({ text }) => text).join('\n')
}

interface Where {
  namespace: string
  used: UsedKeys
  translations: JsonFile[]
}

/** The largest groups of a file without any used text. */
function unusedIn(file: JsonFile, node: Node, where: Where): { problem: Problem; misspelt: MisspeltKey[] }[] {
  return isUsed(node, where) ? childrenOf(node).flatMap((child) => unusedIn(file, child, where)) : [report(file, node, where)]
}

/** A group without texts counts as used. */
function isUsed(node: Node, where: Where): boolean {
  if (node.type === 'string') return where.used.has([where.namespace, ...getNodePath(node).map(String)])
  const children = childrenOf(node)
  return children.length === 0 || children.some((child) => isUsed(child, where))
}

function report(file: JsonFile, node: Node, where: Where): { problem: Problem; misspelt: MisspeltKey[] } {
  const place = node.parent?.type === 'property' ? node.parent : node
  const path = getNodePath(node)
  const key = path.join('.')
  const near = nearKey(node, where)
  if (near !== undefined) {
    const remedy = `Rename it to “${near}”, as in the other languages.`
    const problem = problemAt(file, place, { key, found: `no page uses it${didYouMean(near)}`, remedy })
    return { problem, misspelt: where.translations.map((each) => ({ file: each.path, key: [...path.slice(0, -1), near].join('.') })) }
  }
  const remedy =
    node === file.tree
      ? 'Remove this file in every language, or show its words.'
      : `Remove it here and in ${where.translations.map(({ path }) => path).join(', ')}; or show it.`
  return { problem: problemAt(file, place, { key, found: 'unused: no page uses it', remedy }), misspelt: [] }
}

/** A similar key that is used in code and translations. */
function nearKey(node: Node, { namespace, used, translations }: Where): string | undefined {
  const object = node.parent?.parent
  if (object?.type !== 'object') return undefined
  const path = getNodePath(object)
  const own = entries(object).map(({ key }) => key)
  const theirs = translations.flatMap(({ tree }) => entries(tree && findNodeAtLocation(tree, path)).map(({ key }) => key))
  const lacking = theirs.filter((key) => !own.includes(key) && used.has([namespace, ...path.map(String), key]))
  return nearName(String(getNodePath(node).at(-1)), lacking)
}
