/**
 * A number that differs when data differ: 53 bits of two hashes, as cyrb53 has them. It only has to notice a change, and unlike the
 * browser’s own digests it works at once, and on plain http as well. `meta` does not count: nobody sees it.
 *
 * @param afterContent of the text that `content` holds: builds have it before, as each language of a post has the same.
 * @see https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function fingerprint(data: object, afterContent = hashContent(data)): number {
  const [high, low] = hash(JSON.stringify({ ...data, content: '', meta: '' }), afterContent)
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

type Halves = readonly [high: number, low: number]

/** What a post says comes first: it is most of it. Other data have no content. */
export function hashContent({ content }: { content?: unknown }): Halves {
  return hash(String(content), [0xdeadbeef, 0x41c6ce57])
}

/** Two halves of 32 bits, as a number holds only 53. */
function hash(text: string, [high, low]: Halves): Halves {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  return [high, low]
}
