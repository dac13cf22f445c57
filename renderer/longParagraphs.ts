/**
 * Changes the paragraphs of languages without spaces whose lines are as full as they can be, and break between any two characters.
 *
 * @param html part of a page.
 */
export function changeLongParagraphs(html: string, change: (paragraph: string) => string): string {
  const least = hasContents(html) ? leastInTexts : leastElsewhere
  return html.replace(paragraphs, (paragraph) => (paragraph.replace(tag, '').length < least ? paragraph : change(paragraph)))
}

function hasContents(html: string): boolean {
  return html.includes(' aria-labelledby="_contents-title"')
}

/** Texts with a list of contents, posts and legal ones, have full lines only; elsewhere, lines of a few are of one length. */
const leastInTexts = 16
const leastElsewhere = 90
const paragraphs = /<p[ >].*?<\/p>/gs
const tag = /<[^>]*>/g
