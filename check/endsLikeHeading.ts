/**
 * Whether words in bold type, alone in a paragraph, end as a heading does: without the sign of a sentence or of what follows. An address is
 * no heading.
 */
export function endsLikeHeading(words: string): boolean {
  return !/[.,:;!?…。、！？：」）)]$|:\/\/\S+$/.test(words.trim())
}
