import { displayWidth } from '../../../check/displayWidth'
import type { Finding, PageRule } from '../rule'

/** In widths of a Latin letter; a Japanese character counts as two. The company’s name at the end may be cut off. */
const limits = { title: [10, 70], description: [80, 165] } as const

export const titleLength = {
  name: 'title length',
  scope: 'page',
  why: 'Search results cut off long titles and descriptions, and replace short ones and those that break off. A full-width character counts as two letters.',
  check({ title, meta, isCanonical }) {
    if (!isCanonical) return []
    const texts = { title, description: meta.get('description') ?? '' }
    return (['title', 'description'] as const).flatMap((kind): Finding[] => {
      const width = displayWidth(texts[kind])
      const [least, most] = limits[kind]
      if (/(…|\.{3})( \||$)/.test(texts[kind].trim()))
        return [{ found: `a ${kind} that breaks off: “${texts[kind]}”`, expected: 'a whole one, which search results shorten if they must' }]
      if (width >= least && width <= most) return []
      return [{ found: `a ${kind} of width ${width}: “${texts[kind]}”`, expected: `a width of ${least} to ${most}` }]
    })
  },
} satisfies PageRule
