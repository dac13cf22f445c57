import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { PageBody } from '../layout/PageBody'
import { PageHeader } from '../layout/PageHeader'
import { ContactLinks } from './ContactLinks'
import { Prose } from './Prose'
import { SampleNote } from './SampleNote'

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
        {placeholderNote && <SampleNote>{placeholderNote}</SampleNote>}
        <Clauses>
          {sections.map(({ title: heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <ContactLinks>{paragraph}</ContactLinks>
                  </p>
                ))}
              </Prose>
            </section>
          ))}
        </Clauses>
      </PageBody>
    </>
  )
}

/** Headings in a column of their own, where there is room: the eye finds the one it looks for. */
const Clauses = styled.div`
  inline-size: 100%;
  section { display: grid; gap: 0.75rem ${space.gap}; padding-block: 1.75rem 2rem; border-block-start: 1px solid ${color.line} }
  h2 { font-size: ${type.h3}; line-height: 1.35; letter-spacing: -0.01em }
  ${media.lg} { section { grid-template-columns: 5fr 7fr } }
`
