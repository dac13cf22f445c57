import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { misnamedOriginal } from '../blog/misnamedOriginal'
import { isLanguage } from '../collections/isLanguage'
import { listFiles } from '../collections/listFiles'
import { didYouMean, nearName } from '../collections/nearName'
import { fileProblem, type Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import type { Site } from './readSite'

/** Every Markdown file of the blog must be a text in a known language; any other would be ignored silently. */
export function checkBlogFiles({ root, languages, draftLanguages }: Site): Problem[] {
  const folder = join(root, 'content/blog')
  const translations = [...languages, ...draftLanguages].filter((code) => code !== defaultLocale)
  return listFiles(folder)
    .filter((path) => !isTemporary.test(basename(path)))
    .flatMap((path) => (textName.test(basename(path)) ? checkFile(path, translations, folder) : otherFile(path)))
}

/** Also a text that a program has saved under another ending: `index.de.md.txt`, `index.md.de`. */
const textName = /\.(mdx?|markdown|txt)(\.|$)/i

/** Texts of word processors, and files to download. */
const documentName = /\.(?:docx?|odt|rtf|pages)$/i
const downloadName = /\.(?:pdf|xlsx?|pptx?|csv|zip)$/i

function otherFile(path: string): Problem[] {
  const found = 'this file is never read'
  if (documentName.test(path)) return [fileProblem(`content/blog/${path}`, { found, remedy: 'Save its text as Markdown, index.md, and remove it.' })]
  if (downloadName.test(path)) return [fileProblem(`content/blog/${path}`, { found, remedy: 'Move it into public/, where links can lead to it.' })]
  return []
}

/** What editors and `npm run new` keep beside a text for a while. */
const isTemporary = /^\.|\.part$/

const textFile = /^index(\.([\w-]+))?\.md$/

function checkFile(path: string, translations: string[], folder: string): Problem[] {
  const parts = path.split('/')
  const file = `content/blog/${path}`
  const name = parts.at(-1) ?? ''
  const [isText, , language] = textFile.exec(name) ?? []
  const isInPlace = parts.length === 2 || parts.length === 3
  if (isText && isInPlace && (language === undefined || translations.includes(language))) return []
  // Reported with the missing original.
  if (isInPlace && misnamedOriginal(readdirSync(join(folder, dirname(path)))) === name) return []
  if (!isText && textFile.test(name.toLowerCase())) {
    return [fileProblem(file, { found: 'this file is never read', remedy: `Rename it to ${name.toLowerCase()}, in small letters.` })]
  }
  if (!isText || !isInPlace || language === undefined) {
    return [fileProblem(file, { found: 'this file is never read', remedy: remedyFor(parts, translations) })]
  }
  // A text of another language is no slip: English beside the original does not become Spanish.
  const near = isLanguage(language) ? undefined : nearName(language, translations)
  const found = `“${language}” is not a language to translate to${didYouMean(near)}`
  const names = translations.map((code) => `index.${code}.md`).join(' or ')
  return [
    fileProblem(file, {
      found,
      remedy: near ? `Rename it to index.${near}.md.` : `Name it ${names}; index.md is the original. Of a language that was taken back, remove it.`,
    }),
  ]
}

/** For a text that is named after its language, such as de.md or index_de.md, or after its post, such as my-post.md beside the category's. */
function remedyFor([category = '', ...below]: string[], translations: string[]): string {
  const [, stem = ''] = /^(?:index[ _-])?(.+)\.md$/i.exec(below.at(-1) ?? '') ?? []
  if (translations.includes(stem) && below.length <= 2) return `Rename it to index.${stem}.md.`
  if (stem && below.length === 1) return `Move it to content/blog/${category}/${stem}/index.md.`
  return 'A category is content/blog/<category>/index.md, a post content/blog/<category>/<post>/index.md.'
}
