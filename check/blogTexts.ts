import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../blog/loadBlog'
import { unwritten } from '../i18n/unwritten'
import { textFile } from './frontMatter'
import { findMarkdownSlips, type MarkdownSlip } from './markdownSlips'

/** What rules ask about the text of a category or a post. A text itself is soon forgotten: there may be thousands. */
export interface BlogText {
  /** From the project’s root. */
  file: string
  language: string
  /** What it links to and which pictures it shows, each with the offset of the address. */
  targets: { address: string; isPicture: boolean; offset: number }[]
  /** Where `unwritten` stands, or -1. */
  unwritten: number
  /** It is worth a closer look. */
  mayHaveHtml: boolean
  slips: MarkdownSlip[]
}

/** The texts of a blog; each file is read once for all rules. */
export function readBlogTexts(root: string, blog: readonly Category[]): BlogText[] {
  const named = blog.flatMap(({ slug, texts, posts }) => [
    ...[...texts.keys()].map((language) => ({ slugs: [slug], language })),
    ...posts.flatMap((post) => [...post.texts.keys()].map((language) => ({ slugs: [slug, post.slug], language }))),
  ])
  return named.map(({ slugs, language }) => {
    const file = textFile(slugs, language)
    const text = readFileSync(join(root, file), 'utf8')
    return {
      file,
      language,
      targets: targetsIn(text),
      unwritten: text.indexOf(unwritten),
      mayHaveHtml: /<[a-z/!?]/i.test(text),
      slips: findMarkdownSlips(text),
    }
  })
}

/** The name of a picture may have spaces, which an address must not: another rule says so. */
const target = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]+)((?: +[\w.-]+)*\.(?:jpe?g|png|webp|gif|hei[cf])\b)?/gi

function targetsIn(text: string): BlogText['targets'] {
  if (!text.includes('](')) return []
  // Blanks in its place, so that everything else stays where it is.
  const withoutCode = text.replace(/^(```|~~~).*?^\1|`[^`\n]*`/gms, (code) => ' '.repeat(code.length))
  return [...withoutCode.matchAll(target)].map(({ 0: whole, 1: mark, 2: address = '', 3: rest = '', index }) => ({
    // A copy: a part of a text keeps all of it in memory.
    address: Buffer.from(mark === '!' ? address + rest : address).toString(),
    isPicture: mark === '!',
    offset: index + whole.length - rest.length - address.length,
  }))
}
