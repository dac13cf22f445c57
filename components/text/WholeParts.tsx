import { styled } from 'styled-components'

/** A line of short sentences, each of which goes to the next line as a whole, in languages without spaces. */
export function WholeParts({ text }: { text: string }) {
  const parts = text.split(seam)
  if (parts.length === 1) return text
  return parts.map((part) => (
    <Part key={part} data-part>
      {part}
    </Part>
  ))
}

const seam = /(?<=。)(?=.)/

/** Of very large text, as large as leaves most sentences whole on a phone. */
const Part = styled.span`
  display: inline-block;
  &:lang(ja) { font-size: min(1em, 8.7vw); word-break: auto-phrase; &:has(wbr) { word-break: keep-all } }
`
