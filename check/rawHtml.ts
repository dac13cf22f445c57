import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import type { Site } from './readSite'

/** `blog/markdown.ts` removes HTML from posts, so the check reports it to the author. */
export function checkRawHtml({ root, blogTexts }: Site): Problem[] {
  return blogTexts
    .filter(({ mayHaveHtml }) => mayHaveHtml)
    .flatMap(({ file }) => {
      const text = readFileSync(join(root, file), 'utf8')
      return findRawHtml(text).map(({ tags, offset, losesWords }) => {
        const found = `HTML is left out of posts${losesWords ? ', and the words in it as well' : ''}: ${tags.join(', ')}`
        return { file, ...position(text, offset), key: '', found, remedy: 'Write it in Markdown.' }
      })
    })
}

interface RawHtml {
  tags: string[]
  /** Of the first tag. */
  offset: number
  losesWords: boolean
}

/** One finding for each block of text. */
function findRawHtml(text: string): RawHtml[] {
  const start = frontMatter.exec(text)?.[0].length ?? 0
  const lines = text.slice(start).split('\n')
  return markdown.parse(text.slice(start), {}).flatMap(({ type, content, map, children }) => {
    const html = type === 'html_block' ? content : (children ?? []).map((child) => (child.type === 'html_inline' ? child.content : '')).join('')
    const tags = html.replace(/<!--.*?-->/gs, '').match(/<[/a-z!?][^<>]*>?/gi) ?? []
    if (!tags[0]) return []
    const before = lines.slice(0, map?.[0]).join('\n').length
    return [{ tags: [...new Set(tags)], offset: text.indexOf(tags[0], start + before), losesWords: type === 'html_block' }]
  })
}

const markdown = new MarkdownIt({ html: true })
