import type { Problem } from '../collections/problem'
import { unwritten } from '../i18n/unwritten'
import { type JsonFile, problemAt, textsIn } from './jsonFile'
import type { Site } from './readSite'
import { placeInText } from './textPlace'

/** Whether a text is still a placeholder of `npm run new`, which needs no other checks. */
export function isUnwritten(text: string): boolean {
  return text.startsWith(unwritten)
}

const found = `nobody has written this yet: it starts with ${unwritten}`
const remedy = `Write it, without ${unwritten}; until it is ready, “draft” keeps it out of builds.`

/** Entries, posts and languages that are not drafts must have no placeholder texts. */
export function checkUnwritten(site: Site): Problem[] {
  const words = site.languages.flatMap((language) => [...(site.words.get(language)?.values() ?? [])])
  return [...words.flatMap(inWords), ...inBlog(site)]
}

function inWords(file: JsonFile): Problem[] {
  const texts = file.tree ? textsIn(file.tree) : []
  return texts.filter(({ value }) => isUnwritten(String(value))).map((node) => problemAt(file, node, { found, remedy }))
}

function inBlog({ root, blogTexts, draftLanguages }: Site): Problem[] {
  return blogTexts
    .filter(({ language, unwritten }) => unwritten >= 0 && !draftLanguages.includes(language))
    .map(({ file, unwritten }) => ({ ...placeInText(root, file, unwritten), key: 'text', found, remedy }))
}
