import { Document, visit } from 'yaml'

/** Front matter that `blog/frontMatter.ts` reads as the same: texts that it refuses without quotes get them, those in “ ” and those that begin with a wide space. */
export function printFrontMatter(values: object): string {
  const document = new Document(values)
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && /^[“”„«»][^“”„«»]*[“”«»]$|^\s/.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0 })
}
