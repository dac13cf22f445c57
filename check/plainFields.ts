import type { Problem } from '../collections/problem'
import { blogEntries } from './blogEntries'
import type { Site } from './readSite'
import { textFile } from './textFile'
import { placeOfField } from './textPlace'

const bold = /\*\*([^*]+)\*\*/
const link = /\[([^\][]+)\]\([^()]*\)/
/** Tags that pasted texts have; others may be code that a title names, such as List<String>. */
const tag = /<\/?(?:a|b|br|em|font|i|mark|p|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/
const entity = /&(?:#\d+|[a-z]+);/
const mark = new RegExp([bold, link, tag, entity].map(({ source }) => source).join('|'), 'i')

/** Markdown and HTML in the front matter of the blog, which only the text of a post may have. */
export function checkPlainFields({ root, blog }: Site): Problem[] {
  return blogEntries(blog).flatMap(({ slugs, texts }) =>
    [...texts].flatMap(([language, fields]) => {
      const { title, name, description, alt } = fields as Record<string, unknown>
      // Named, because reading every value would render the Markdown, too.
      return Object.entries({ title, name, description, alt }).flatMap(([key, text]) => {
        const [written, ...words] = (typeof text === 'string' && mark.exec(text)) || []
        if (written === undefined) return []
        const plain = words.find((word) => word !== undefined)
        const found = `is plain text: visitors would see ${written}`
        return [{ ...placeOfField(root, textFile(slugs, language), key), found, remedy: plain ? `Write “${plain}”.` : `Remove ${written}.` }]
      })
    }),
  )
}
