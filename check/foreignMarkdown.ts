import type { Fault } from '../collections/problem'

/**
 * Constructs of other tools in running text, which posts do not have: they would be shown as written.
 *
 * @param text without its code.
 */
export function foreignConstructs(text: string): (Fault & { offset: number })[] {
  if (!mayBeForeign.test(text)) return []
  // Addresses may have these signs. The same length keeps offsets.
  const withoutAddresses = text.replace(/https?:\/\/[^\s)>[\]]+|(?<=\]\()[^()\n]*/g, (address) => '\uFFFC'.repeat(address.length))
  return constructs.flatMap(({ pattern, what, remedy }) =>
    [...withoutAddresses.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const [written = ''] = text.slice(index, index + length).split('\n', 1)
      const offset = index + written.search(/[^\s>]/)
      return { offset, found: `${what}, which posts do not have, so it is shown as written: ${written.slice(offset - index).trimEnd()}`, remedy }
    }),
  )
}

/** Quick test whether a text can have such constructs. */
export const mayBeForeign = /[{$^~]|\[[[!^/@\w]|:::|!!!|\?\?\?|==|%%|:\w+:/

const attribute = String.raw`(?:[#.][\p{L}\p{M}\w-]+|[\w-]+=(?:"[^"\n]*"|[^\s{}"]+))`
const attributes = String.raw`:? *${attribute}(?: +${attribute})* *\}`

const shortcode = {
  what: 'a shortcode',
  remedy: 'Write what it stands for in Markdown, such as a link to the video; to be seen as it is, it stands in code.',
}

/** In the dialects of Hugo, Docusaurus, kramdown, Pandoc, GitHub, MkDocs, Obsidian and WordPress. A pattern that starts with its sign is fast. */
const constructs: (Pick<Fault, 'remedy'> & { pattern: RegExp; what: string })[] = [
  {
    pattern: new RegExp(String.raw`\{(?:(?<=[)\]\uFFFC]\{)${attributes}|(?:(?<=(?:^|[ \t])\{)|(?=#))${attributes}(?=[ \t#]*$))`, 'gmu'),
    what: 'a name or a style in braces',
    remedy: 'Remove it. The address of a heading is made of its words; pages decide how things look.',
  },
  {
    // The first of each name: usually its mark in the text, not the note.
    pattern: /(?<!\\)(\[\^[^\][\n]+\])(?<!\1.*\1)|(?<!\\)\^\[[^\][\n]+\]/gs,
    what: 'a footnote',
    remedy: 'Write it in the text, and remove [^…] there and here.',
  },
  {
    pattern:
      /^[ \t>]*(?::{3,} *\{?[a-z][\w-]*|(?:!!!|\?\?\?\+?) +(?:abstract|bug|danger|example|failure|info|note|question|quote|success|tip|warning)\b|(?<=>[ \t>]*)\[![a-z]+\])/gim,
    what: 'a box for a note',
    remedy: 'Write a quotation, which begins each of its lines with “> ”: “> **Note:** …”.',
  },
  {
    pattern: /\{(?:\+\+|--|~~|>>)[^{}]+(?:\+\+|--|~~|<<)\}/g,
    what: 'a change or a note of a reviewer',
    remedy: 'Keep what holds, without the signs.',
  },
  {
    pattern: /(?<![\\{])\{(?:\{(?!\/\*|[%<]? *\/)[^{}\n]+\}|%(?!-? *end)[^{}\n]+%)\}/g,
    ...shortcode,
  },
  {
    pattern: /(?<![\\\]])\[([a-z]\w*)(?:[ =][^\][\n]*)?\](?!\()[^\n]*?\[\/\1\](?![([])|(?<!\\)\[[a-z]\w*(?: [\w-]+="[^"\n]*")+ *\/?\]/gi,
    ...shortcode,
  },
  {
    pattern: /^[ \t>]*(?:@?\[\[?_?toc_?\]\]?|\{:? *toc *\})(?=[ \t]*$)/gim,
    what: 'a mark for a table of contents',
    remedy: 'Remove it: the page lists the headings with ## by itself.',
  },
  {
    pattern: /(?<![\\\w\]])!?\[\[(?!_?toc_?\])[^\][\n]*\p{L}[^\][\n]*\]\](?![([])/giu,
    what: 'a link in double brackets',
    remedy: 'Write [words](/address), or ![What it shows](photo.jpg) for a picture.',
  },
  {
    pattern: /(?<!\\)\{?\{\/\*.*?\*\/\}\}?|(?<!\\)\{# .*? #\}|%%[^%\n]+%%/gs,
    what: 'a comment of another tool',
    remedy: 'Write <!-- … -->, which pages leave out.',
  },
  {
    pattern: /(?<![=\w\\])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g,
    what: 'a mark of highlighted words',
    remedy: 'Write **words**.',
  },
  {
    pattern: /~(?<=[\p{L}\d)]~)[\p{L}\d+-]{1,6}~(?!~)|\^(?<=[\p{L}\d)]\^)[\p{L}\d+-]{1,6}\^/gu,
    what: 'a mark of a small sign below or above the line',
    remedy: 'Write the sign itself: H₂O, m², 10⁻⁶.',
  },
  {
    pattern: /(?<![\\$])\$\$[^$]+\$\$(?!\$)|(?<![\\$\w])\$(?:[a-z]|(?=\S)[^$\n]*[\\^_=][^$\n]*(?<=\S))\$(?![\w$])/gi,
    what: 'a formula',
    remedy: 'Write it with signs, such as x² ≤ 10⁻⁶, or show it as a picture.',
  },
  {
    pattern: /(?<![\w:\\]):[a-z][a-z_]*[a-z]:(?![\w:])/g,
    what: 'the name of an emoji',
    remedy: 'Write the sign itself, or remove it.',
  },
]
