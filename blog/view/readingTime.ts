/** Words a minute, of a language that writes them apart: a mean over 190 studies (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047). */
const wordsAMinute = 238
/** Characters a minute in Japanese and Chinese. */
const charactersAMinute = 500

/**
 * How long a text takes to read, in whole minutes, at least one.
 *
 * @param html of the text; code in it is read as other words are.
 */
export function readingTime(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ')
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute + characters / charactersAMinute))
}
