import { Fragment } from 'react'
import { styled } from 'styled-components'

/** A line of several names or short sentences, each of which goes to the next line as a whole. */
export function WholeParts({ text }: { text: string }) {
  const parts = splitParts(text)
  if (parts.length === 1) return text
  return parts.map((part) => (
    <Fragment key={part}>
      <Part data-part>{part.trimEnd()}</Part>
      {part.endsWith(' ') && ' '}
    </Fragment>
  ))
}

/** Where the names in a line of several, and its sentences, end. */
const seam = /(?<=· |／|。(?=.))/

/** The parts of a line, if it has several: a line may end with the sign between two, and none begins with it. */
function splitParts(text: string): string[] {
  return text.split(seam).map((part) => part.replace(' · ', '\u00a0· '))
}

/** As large as leaves “エンターテインメント” whole on a phone. Where longer ones break is marked by `renderer/headingBreaks.ts`. */
const Part = styled.span`
  display: inline-block;
  &:lang(ja) { font-size: min(1em, 8.7vw); word-break: auto-phrase; &:has(wbr) { word-break: keep-all } }
`
