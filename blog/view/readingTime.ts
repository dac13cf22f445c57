/** Words per minute: mean of 190 studies (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238
/** Characters per minute in Japanese and Chinese. */
const charactersPerMinute = 500

/**
 * Reading time of a text, in whole minutes, at least one.
 *
 * @param html of the text; code counts as words.
 */
export function readingTime(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ')
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}
