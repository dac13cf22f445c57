import { css } from 'styled-components'

/**
 * The names in a line of several, each of which goes to the next line as a whole, and the sign before it, which is not seen there (`nameParts`).
 *
 * @param marked for `renderer/lineBreaks/breakHeadings.ts`, which knows labels without.
 */
export function NameParts({ text, marked }: { text: string; marked?: boolean }) {
  return text.split(signs).map((part) => {
    const [sign] = /^ · |^／/.exec(part) ?? ['']
    return (
      <span key={part} data-part={marked}>
        {sign && <i>{sign}</i>}
        {part.slice(sign.length)}
      </span>
    )
  })
}

/** Between the names, in languages with spaces and without. */
const signs = /(?= · |／)/

/** The look of their line. Room for a sign is before each, and cut off at the beginning of lines: no line begins or ends with one. */
export const nameParts = css`
  display: flex; flex-wrap: wrap; column-gap: 1em; overflow-x: clip;
  span { margin-inline-start: -1em; padding-inline-start: 1em }
  i { display: inline-block; inline-size: 1em; margin-inline-start: -1em; font-style: normal; text-align: center }
`
