import { styled } from 'styled-components'
import { color } from '../theme/tokens'
import { PageBody } from './PageBody'
import { PageHeader } from './PageHeader'
import { Prose } from './Prose'

export interface LegalTextProps {
  title: string
  /** Says that the text is a sample, where it is one. */
  placeholderNote: string | undefined
  sections: { title: string; paragraphs: string[] }[]
}

/** Privacy notice and imprint. */
export function LegalText({ title, placeholderNote, sections }: LegalTextProps) {
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        {placeholderNote && <Note>{placeholderNote}</Note>}
        <Prose>
          {sections.flatMap(({ title: heading, paragraphs }) => [
            <h2 key={heading}>{heading}</h2>,
            ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          ])}
        </Prose>
      </PageBody>
    </>
  )
}

const Note = styled.p`
  padding-inline-start: 1rem; border-inline-start: 3px solid ${color.accent}; color: ${color.muted};
`
