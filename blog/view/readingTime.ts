/** Words per minute: mean of 190 studies (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238
/** Characters per minute in scripts that put no spaces between words. */
const charactersPerMinute = 500

/**
 * Reading time of a text, in whole minutes, at least one.
 *
 * @param html of the text; code counts as words.
 */
export function readingTime(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ')
  const characters = text.match(unspaced)?.length ?? 0
  const words = text.match(spaced)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}

/** The long vowel mark belongs to two scripts, so to none. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー]/gu
const spaced = new RegExp(`(?:(?!${unspaced.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu')
