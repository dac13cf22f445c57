/**
 * Changes the paragraphs of languages without spaces whose lines are as full as they can be, and break between any two characters.
 *
 * @param html part of a page.
 */
export function changeLongParagraphs(html: string, change: (paragraph: string) => string): string {
  const least = html.includes(' aria-labelledby="_contents-title"') ? leastInTexts : leastElsewhere
  return html.replace(paragraphs, (paragraph) => (paragraph.replace(tag, '').length < least ? paragraph : change(paragraph)))
}

/** In characters. Posts and legal texts, which have a list of contents, have full lines only; elsewhere, short paragraphs are balanced. */
const leastInTexts = 16
const leastElsewhere = 90
const paragraphs = /<p[ >].*?<\/p>/gs
const tag = /<[^>]*>/g
