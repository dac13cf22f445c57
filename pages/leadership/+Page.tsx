import Play from 'lucide-react/icons/play'
import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Picture } from '../../components/pictures/Picture'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, intro, image, points, interview, poster, interviewUrl, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} image={image} />
      <Points>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <Interview aria-labelledby="interview-title">
        <div>
          <h2 id="interview-title">{interview.title}</h2>
          <p>{interview.text}</p>
          <p className="note">{interview.note}</p>
        </div>
        {/* A link; a small script plays the video here (renderer/client/embeds.ts). There is no state that would need React. */}
        <div className="player">
          <a className="poster" href={interviewUrl} target="_blank" rel="noopener" data-embed={interview.title} data-elsewhere={interview.elsewhere}>
            <Picture image={poster} alt="" />
            <span>
              <Play aria-hidden size="1.25rem" /> {interview.play}
            </span>
          </a>
        </div>
      </Interview>
      <CallToAction {...cta} />
    </>
  )
}

const Points = styled.ol`
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: 0 ${space.gutter} ${space.section}; box-sizing: content-box; counter-reset: point;
  li { display: grid; grid-template-columns: clamp(2.5rem, 8vw, 7rem) 1fr; align-items: baseline; padding-block: clamp(1rem, 2vw, 1.6rem); border-block-start: 1px solid ${color.line}; font-size: ${type.lead}; line-height: 1.5; text-wrap: balance; counter-increment: point; ${media.tight} { &, &::before { display: block } } }
  li::before { content: counter(point); color: ${color.accent}; font-weight: 600; font-variant-numeric: tabular-nums }
  li:lang(ja) { line-height: 1.85 }
`

const Interview = styled.section`
  padding: ${space.section} ${space.gutter}; border-block-start: 1px solid ${color.heading}; display: grid; gap: 2rem ${space.gap}; align-items: center;
  > :first-child { max-inline-size: 40rem }
  .player { position: relative; display: grid }
  /* The way to the video where it cannot be played here, in the space that the button took. */
  .player > :not(.poster, iframe) { position: absolute; inset: calc(100% - 2.75rem) 0 auto; font-size: ${type.small} }
  p { margin-block-start: 1rem }
  .note { font-size: ${type.small}; color: ${color.muted} }
  .poster { position: relative; display: grid; text-decoration: none }
  /* The same space below as the button takes. */
  iframe { aspect-ratio: 16 / 9; inline-size: 100%; border: 0; background: #000; margin-block-end: 3.25rem }
  /* Shows the whole microphone. */
  .poster img { inline-size: 100%; aspect-ratio: 16 / 9; object-fit: cover; object-position: 50% 37% }
  .poster span { display: flex; align-items: center; justify-content: center; gap: 0.5rem; min-block-size: 3.25rem; padding-inline: 1.5rem; background: ${color.band}; color: #fff; font-weight: 600 }
  /* Beside the microphone, from the width at which the longest words fit in any font. */
  @media (min-width: 90em) { iframe { margin: 0 } .player > :not(.poster, iframe) { inset-block: calc(100% + 0.5rem) auto } .poster span { position: absolute; inset-block-end: 1rem; inset-inline-start: 1rem; min-block-size: 2.75rem; padding-inline: 0.9rem; border-radius: 999px; font-size: ${type.small} } }
  @media print { .poster span { display: none } }
  .poster:hover span { background: ${color.bandDark} }
  ${media.mdAndPaper} { grid-template-columns: 1fr 1fr; padding-inline: ${space.side} }
`
