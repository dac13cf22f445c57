import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import { unwritten } from '../i18n/unwritten'
import { type JsonFile, problemAt } from './jsonFile'
import type { Site } from './readSite'

/** Whether a text is still a placeholder of `npm run new`, which needs no other checks. */
export function isUnwritten(text: string): boolean {
  return text.startsWith(unwritten)
}

const found = `nobody has written this yet: it starts with ${unwritten}`
const remedy = `Write it, without ${unwritten}; until it is ready, “draft” keeps it out of builds.`

/** Entries, posts and languages that are not drafts must have no placeholder texts. */
export function checkUnwritten(site: Site): Problem[] {
  const words = site.languages.flatMap((language) => [...(site.words.get(language)?.values() ?? [])])
  return [...words.flatMap((file) => (file.tree ? inWords(file, file.tree) : [])), ...inBlog(site)]
}

function inWords(file: JsonFile, node: Node): Problem[] {
  if (node.type === 'string') return isUnwritten(String(node.value)) ? [problemAt(file, node, { found, remedy })] : []
  return (node.type === 'property' ? (node.children ?? []).slice(1) : (node.children ?? [])).flatMap((child) => inWords(file, child))
}

function inBlog({ root, blogTexts, draftLanguages }: Site): Problem[] {
  return blogTexts
    .filter(({ language, unwritten }) => unwritten >= 0 && !draftLanguages.includes(language))
    .map(({ file, unwritten }) => ({ file, ...position(readFileSync(join(root, file), 'utf8'), unwritten), key: 'text', found, remedy }))
}
