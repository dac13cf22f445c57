/**
 * A hash of data: 53 bits, as in cyrb53. It only has to detect changes; unlike the browser’s digests it is synchronous and works on
 * plain http. Ignores `meta`, which is invisible.
 *
 * @param afterContent hash of `content`: builds cache it, because the languages of a post often share it.
 * @see https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function fingerprint(data: object, afterContent = hashContent(data)): number {
  const [high, low] = hash(JSON.stringify({ ...data, content: '', meta: '' }), afterContent)
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

type Halves = readonly [high: number, low: number]

/** The first part of the hash, of a post’s content. Other data has none. */
export function hashContent({ content }: { content?: unknown }): Halves {
  return hash(String(content), [1, 2])
}

/** Two halves of 32 bits, because a number holds 53 only. */
function hash(text: string, [high, low]: Halves): Halves {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  return [high, low]
}
