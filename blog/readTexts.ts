import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { explainIssues } from '../collections/explainIssues'
import { didYouMean } from '../collections/nearName'
import { type Fault, fileProblem, isFault, type Problem } from '../collections/problem'
import { cannotBeRead } from '../collections/readText'
import { defaultLocale } from '../i18n/languages'
import { isGroup } from '../i18n/untranslated'
import { frontMatterPosition } from './frontMatterPosition'
import { categoryText } from './frontMatterSchemas'
import { misnamedOriginal } from './misnamedOriginal'
import { renderFile } from './renderFile'
import type { Rendering } from './renderMarkdown'

/**
 * The front matter and the HTML of each `index[.<language>].md` in a folder, by language; the original comes first. A translation without
 * a date or a picture has that of the original.
 *
 * @param problems receives the problems, a missing original included; invalid texts are omitted.
 */
export function readTexts<T>(folder: string, schema: z.ZodType<T>, problems: Problem[]): Map<string, T & Rendering> {
  const texts = new Map<string, T & Rendering>()
  const names = readdirSync(folder)
  // The original has no language in its name: index.en.md would take its place, or be sought by it.
  const files = names.filter((file) => /^index(\.[\w-]+)?\.md$/.test(file) && file !== `index.${defaultLocale}.md`)
  if (!files.includes('index.md')) problems.push(fileProblem(`${folder}/index.md`, withoutOriginal(names)))
  files.sort((a, b) => a.length - b.length)
  for (const name of files) {
    const file = `${folder}/${name}`
    const text = readText(file, schema, problems, sharedOf(texts.get(defaultLocale)))
    if (text) texts.set(name === 'index.md' ? defaultLocale : (name.split('.')[1] ?? ''), text)
  }
  return texts
}

function withoutOriginal(names: string[]): Fault {
  if (names.every((name) => name.startsWith('.'))) return { found: 'an empty folder', remedy: 'Remove it, or write its index.md.' }
  const misnamed = misnamedOriginal(names)
  const remedy = misnamed ? `Rename ${misnamed} to index.md.` : 'Write index.md; translations stand beside it as index.<language>.md.'
  return { found: `the original is missing${didYouMean(misnamed)}`, remedy }
}

/** What a translation has of its original. */
function sharedOf(original: unknown): object {
  const { date, image } = Object(original) as { date?: string; image?: string }
  return { ...(date !== undefined && { date }), ...(image !== undefined && { image }) }
}

function readText<T>(file: string, schema: z.ZodType<T>, problems: Problem[], inherited: object): (T & Rendering) | undefined {
  let rendering: ReturnType<typeof renderFile>
  try {
    rendering = renderFile(file)
  } catch (error) {
    problems.push(cannotBeRead(file, error))
    return undefined
  }
  if (isFault(rendering)) {
    problems.push(rendering)
    return undefined
  }
  // A list, or a text without a name, is none.
  const frontMatter = isGroup(rendering.frontMatter) ? rendering.frontMatter : {}
  const result = schema.safeParse(withInherited(frontMatter, inherited))
  if (result.success) {
    const lazy = { html: { get: () => rendering.html, enumerable: true }, version: { get: () => rendering.version, enumerable: true } }
    return Object.defineProperties({ ...result.data, html: '', version: '' }, lazy)
  }
  const misfit = explainWhole(result.error, schema, frontMatter)
  if (misfit) problems.push(fileProblem(file, misfit))
  else {
    for (const { path, found, remedy } of explainIssues(result.error, schema, frontMatter, addLine)) {
      problems.push({ file, ...frontMatterPosition(file, String(path[0])), key: path.join('.'), found, remedy })
    }
  }
  return undefined
}

/** Missing front matter stays missing, so that it is reported. */
function withInherited(frontMatter: object, inherited: object): object {
  return Object.keys(frontMatter).length > 0 ? { ...inherited, ...frontMatter } : frontMatter
}

/** A single problem for mistakes that would otherwise be reported for every key. */
function explainWhole(error: z.ZodError, schema: z.ZodType, frontMatter: object): Fault | undefined {
  const keys = Object.keys(frontMatter)
  if (keys.length === 0) {
    const lacking = error.issues.map(({ path }) => `${String(path[0])}: …`).join(', ')
    return { found: 'has no front matter', remedy: `Begin the file with a line of ---, below it ${lacking}, each on a line, then another ---.` }
  }
  const isPost = schema === categoryText && keys.includes('title') && keys.includes('date') && !keys.includes('name')
  return isPost ? { found: 'a post in the folder of a category', remedy: 'Move it: a post lies in content/blog/<category>/<post>/.' } : undefined
}

function addLine(key: string, kind: string): string {
  return `Add a line “${key}: …”, ${kind}, between the two --- at the top of the file.`
}
