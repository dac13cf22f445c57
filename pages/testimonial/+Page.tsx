import { styled } from 'styled-components'
import { Slides } from '../../components/cards/Slides'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Picture } from '../../components/pictures/Picture'
import { PageLink } from '../../components/text/PageLink'
import { fullLines } from '../../components/text/proseStyle'
import { SampleNote } from '../../components/text/SampleNote'
import { WholeParts } from '../../components/text/WholeParts'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, intro, image, testimonials, sampleNote, sampleLabel, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={<WholeParts text={intro} />} image={image} alt="" />
      <Cards>
        {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
        <Slides label={title} until="visible" interval={3000} allInView="(min-width: 62em)">
          {testimonials.map(({ quote, name, role, image, caseStudy }) => (
            <figure key={name}>
              <Picture image={image} alt="" shape="small" sizes="6.5rem" />
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b> {role && <span>{role}</span>} {sampleLabel && <span>{sampleLabel}</span>}{' '}
                {caseStudy && (
                  <PageLink to={caseStudy.to}>
                    <b>{caseStudy.heading}</b>
                  </PageLink>
                )}
              </figcaption>
            </figure>
          ))}
        </Slides>
      </Cards>
      <CallToAction {...cta} />
    </>
  )
}

/** One card per slide below 992 px, three side by side above (specification §2); more of them in rows, and one alone no wider than is read with ease. */
const Cards = styled.div`
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: 0 ${space.gutter} ${space.section}; box-sizing: content-box;
  > p { margin-block-end: 2.5rem }
  .track { gap: ${space.gap} }
  /* The gap between the last slide and the first. */
  .track > :last-child { margin-inline-end: ${space.gap} }
  figure { display: flex; flex-direction: column; gap: 1.5rem; block-size: 100%; padding-block-start: 1.5rem; border-block-start: 1px solid ${color.heading} }
  img { inline-size: 6.5rem; aspect-ratio: 1; object-fit: cover; border-radius: 50%; border: 1px solid ${color.line} }
  blockquote { font-size: ${type.lead}; line-height: 1.5; color: ${color.heading} }
  blockquote:lang(ja) { line-height: 1.9 }
  figcaption { min-block-size: 5rem }
  figcaption > * { display: block; text-wrap: balance }
  figcaption > span { color: ${color.muted}; font-size: ${type.small} }
  figcaption > a { padding-block: 0.5rem; color: ${color.link}; font-size: ${type.small}; b { font-weight: 600 } }
  .controls { margin-block-start: 2rem }
  /* Names begin on one line, however many lines they have. */
  ${media.lg} { blockquote { flex: 1; max-inline-size: 34em } blockquote p:lang(ja) { ${fullLines} } figcaption { min-block-size: 12rem } .viewport { overflow: visible } .track { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); row-gap: 4rem } .track > :last-child { margin: 0 } .controls { display: none } }
  ${media.xl} { figcaption { min-block-size: 9rem } }
  /* Without script no button tells that there are more, so they stand one below the other. */
  ${media.belowLarge} { @media (scripting: none) { .track { flex-direction: column; row-gap: 3rem } .track > :last-child { margin: 0 } figcaption { min-block-size: 0 } .controls { display: none } } }
  /* All of them are on one sheet. */
  @media print { > div { display: block } blockquote, blockquote:lang(ja) { font-size: 1rem; line-height: 1.65 } figure { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem 1.5rem } img { grid-row: span 2 } figcaption { min-block-size: 0 } }
`
