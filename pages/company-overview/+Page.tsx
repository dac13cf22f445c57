import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Section } from '../../components/layout/Section'
import { LoopingVideo } from '../../components/pictures/LoopingVideo'
import { LinkLines } from '../../components/text/LinkLines'
import { leadParagraph } from '../../components/text/leadStyle'
import { fullLines, runningText } from '../../components/text/proseStyle'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

const values = ['innovation', 'transparency', 'consistency', 'trust'] as const

export function Page({ banner, image, video, paragraphs, vision, mission, values: words, profile, ways, cta }: Data) {
  const [first, ...rest] = paragraphs
  return (
    <>
      <PageHeader {...banner} image={image} alt="" banner />
      <Film>
        <LoopingVideo name="company" label={video.label}>
          <p>{first}</p>
        </LoopingVideo>
      </Film>
      <Columns>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Columns>
      <Pair>
        {[vision, mission].map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Pair>
      <Section title={words.title} anchor="values">
        <Values>
          {values.map((value) => (
            <li key={value}>
              <h3>{words.items[value].title}</h3>
              <p>{words.items[value].text}</p>
            </li>
          ))}
        </Values>
      </Section>
      {profile && (
        <Section title={profile.title}>
          <Profile>
            {profile.facts.map(({ label, lines }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </dd>
              </div>
            ))}
          </Profile>
        </Section>
      )}
      {ways.links.length > 0 && (
        <Section title={ways.title} tone="surface">
          <LinkLines links={ways.links} />
        </Section>
      )}
      <CallToAction {...cta} />
    </>
  )
}

const Film = styled.div`
  padding-block-start: ${space.section};
  p { ${leadParagraph} max-inline-size: 36em }
`

const Columns = styled.div`
  padding: ${space.section} ${space.side};
  > p { ${runningText} &:lang(ja) { ${fullLines} } }
  p + p { margin-block-start: 1.15em }
  /* The second column begins where the film does, and the mission. */
  p { break-inside: avoid }
  ${media.lg} { columns: 2; column-gap: calc(2 * ${space.gap}) }
`

const Pair = styled.div`
  display: grid; background: ${color.band}; color: #fff;
  section { padding: ${space.section} ${space.gutter} }
  section + section { background: #000 }
  h2 { color: #fff; margin-block-end: 1.25rem }
  p { max-inline-size: 28em; font-size: ${type.lead}; line-height: 1.55 }
  p:lang(ja) { line-height: 1.9 }
  @media print { display: block; &, section + section { background: none; color: inherit } h2 { color: inherit } }
  ${media.md} { grid-template-columns: 1fr 1fr; section { padding-inline-start: ${space.sideOfColumn} } section + section { padding-inline: ${space.gap} ${space.sideOfColumn} } }
`

const Values = styled.ul`
  display: grid; gap: 2.5rem ${space.gap}; max-inline-size: ${contentWidth}; margin-inline: auto;
  li { border-block-start: 2px solid ${color.accent}; padding-block-start: 1.25rem }
  h3 { margin-block-end: 0.5rem }
  ${media.mdAndPaper} { grid-template-columns: 1fr 1fr }
  ${media.xl} { grid-template-columns: repeat(4, 1fr) }
  @media print { break-inside: avoid }
`

const Profile = styled.dl`
  max-inline-size: ${contentWidth}; margin: 0 auto;
  div { display: grid; gap: 0.25rem ${space.gap}; padding-block: 1rem; border-block-start: 1px solid ${color.line} }
  dt { color: ${color.muted} }
  dd { color: ${color.heading} }
  span { display: block }
  ${media.md} { div { grid-template-columns: 4fr 8fr } }
`
