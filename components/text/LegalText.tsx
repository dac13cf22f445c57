import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { PageHeader } from '../layout/PageHeader'
import { ContactLinks } from './ContactLinks'
import { contentsList } from './contentsStyle'
import { useTranslate } from './language'
import { Prose } from './Prose'
import { SampleNote } from './SampleNote'

interface LegalTextProps {
  title: string
  /** Says that the text is a sample, where it is one. */
  placeholderNote: string | undefined
  sections: { title: string; paragraphs: string[] }[]
}

/** Privacy notice and imprint, with a list of their parts. */
export function LegalText({ title, placeholderNote, sections }: LegalTextProps) {
  const t = useTranslate()
  const idOf = (index: number) => `part-${index + 1}`
  return (
    <>
      <PageHeader title={title} />
      <Body>
        {placeholderNote && <SampleNote>{placeholderNote}</SampleNote>}
        <nav aria-labelledby="_contents-title">
          <h2 id="_contents-title">{t('layout.contents')}</h2>
          <ol>
            {sections.map(({ title: heading }, index) => (
              <li key={heading}>
                <a href={`#${idOf(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ title: heading, paragraphs }, index) => (
            <section key={heading}>
              <h2 id={idOf(index)}>{heading}</h2>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <ContactLinks>{unbroken(paragraph)}</ContactLinks>
                  </p>
                ))}
              </Prose>
            </section>
          ))}
        </div>
      </Body>
    </>
  )
}

/** No line ends between a section of a law and that of its paragraph, between a number and what it counts, or between a place and its postcode; nor
 * between what `i18n/keepUnits.ts` keeps together in every text. */
function unbroken(text: string): string {
  return text.replace(
    /(?<=\b(?:Article|Section|no\.|Buchst\.)) (?=[\da-z])|(?<=\p{L}) (?=\d{6}\b)|(?<=\d) (?=Abs\.|months?\b|years?\b|days?\b|Monate?\b|Jahre?\b|Tage?\b)/gu,
    '\u00A0',
  )
}

const Body = styled.div`
  padding: clamp(1rem, 3vw, 2.5rem) ${space.side} ${space.section}; display: grid; gap: 3rem ${space.gap};
  nav { ${contentsList} }
  section { padding-block: 1.75rem 2.5rem; border-block-start: 1px solid ${color.line}; &:first-child { padding-block-start: 0; border: 0 } }
  section h2 { font-size: ${type.lead}; line-height: 1.35; letter-spacing: -0.01em; margin-block-end: 0.75rem }
  /* The lines between its parts go on to the edge of the page, as everywhere. */
  ${media.lg} { grid-template-columns: repeat(3, minmax(0, 1fr)); > p { grid-column: 1 / -1 } > div { grid-column: span 2 } }
  @media print { display: block; padding-block-end: 0; > * + * { margin-block-start: 1.5rem } section { padding-block: 1rem } }
`
