import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { leadingCard, leadingPicture } from '../../components/cards/leadingCard'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Picture } from '../../components/pictures/Picture'
import { leadParagraph } from '../../components/text/leadStyle'
import { PageLink } from '../../components/text/PageLink'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

const tabs = ['all', 'mobile', 'web'] as const

/**
 * The tabs are radio buttons: the browser provides arrow keys and state, CSS shows the chosen panel, and
 * `renderer/client/older/showChosen.ts` does so in browsers without `:has`. `renderer/inline/presetChoice.ts` keeps the choice in the address.
 */
export function Page({ title, tabs: labels, placeholders, tiles, cta }: Data) {
  return (
    <>
      <PageHeader title={title} />
      <Tabs>
        <fieldset data-chooser>
          <legend className="visually-hidden">{title}</legend>
          {tabs.map((tab) => (
            <label key={tab}>
              <input type="radio" name="tab" value={tab} defaultChecked={tab === 'all'} className="visually-hidden" />
              {labels[tab]}
            </label>
          ))}
        </fieldset>
        <div data-panel="all">
          <CardGrid $medium={3} $large={3} className="tiles">
            {tiles.map(({ heading, subtitle, image, href }, index) => (
              <div key={subtitle} data-leads={leadsTiles(index) || undefined}>
                <Card level={2} heading={heading} text={subtitle} image={image} to={href} first={index === 0} wide={leadsTiles(index)} />
              </div>
            ))}
          </CardGrid>
        </div>
        {(['mobile', 'web'] as const).map((tab) => (
          <Announced key={tab} data-panel={tab}>
            <p>{placeholders[tab]}</p>
            <ul>
              {tiles
                .filter(({ platform }) => platform === tab)
                .map(({ href, heading, subtitle, image }) => (
                  <li key={href}>
                    <Picture image={image} alt="" sizes="9rem" shape="small" />
                    <PageLink to={href}>
                      {heading} <ArrowRight aria-hidden size="1.25rem" />
                    </PageLink>
                    <span>{subtitle}</span>
                  </li>
                ))}
            </ul>
          </Announced>
        ))}
      </Tabs>
      <CallToAction {...cta} />
    </>
  )
}

/** Whether the product at an index is shown large: a row is one product, or two related ones, of which the large one is on the left, the right, the left. */
function leadsTiles(index: number): boolean {
  return [0, 3, 4].includes(index)
}

/** Announces future products beside the existing ones. */
const Announced = styled.div`
  display: grid; gap: 2rem ${space.gap}; align-items: start;
  > p { ${leadParagraph} }
  li { position: relative; display: grid; grid-template-columns: clamp(5rem, 14vw, 9rem) 1fr; gap: 0.25rem 1.5rem; padding-block: 1.25rem; border-block-start: 1px solid ${color.line} }
  img { grid-row: span 2; inline-size: 100% }
  a { align-self: end; font-size: ${type.lead}; font-weight: 600; line-height: 1.3; color: ${color.heading}; text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  svg { display: inline; vertical-align: -0.15em; transition: translate 200ms; &:dir(rtl) { scale: -1 1 } }
  a:hover { color: ${color.link}; svg { translate: 6px 0; &:dir(rtl) { translate: -6px 0 } } }
  ${media.lg} { grid-template-columns: 5fr 7fr; column-gap: clamp(3rem, 7vw, 7rem) }
`

const Tabs = styled.div`
  @media print { fieldset { border: 0 !important } }
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: 0 ${space.gutter} ${space.section}; box-sizing: content-box;
  fieldset { position: relative; display: flex; flex-wrap: wrap; min-inline-size: 0; gap: 0 clamp(0.75rem, 3vw, 2.5rem); border: 0; border-block-end: 1px solid ${color.line}; margin-block-end: 2.5rem }
  label { display: inline-flex; flex: none; align-items: center; min-block-size: 3rem; white-space: nowrap; border-block-end: 3px solid transparent; font-weight: 600; cursor: pointer; color: ${color.muted} }
  /* All three in one line on phones. */
  ${media.small} { label:lang(ja) { font-size: ${type.small} } }
  label:hover { color: ${color.accent} }
  label:is(:has(:checked), [data-chosen]) { border-color: ${color.accent}; color: ${color.heading} }
  label:is(:has(:focus-visible), [data-focused]) { outline: 2px solid ${color.accent}; outline-offset: 3px; border-radius: 2px }
  /* In forced colours, a transparent border is visible. */
  @media (forced-colors: active) { label:not(:has(:checked), [data-chosen]) { border-color: Canvas } }
  [data-panel] { min-block-size: 12rem }
  ${leadingPicture}
  /* Sentences of two lines. */
  .tiles p:lang(ja) { word-break: auto-phrase }
  ${media.md} { .tiles { ${leadingCard} } }
  ${tabs.map((tab) => `&:has([value='${tab}']:not(:checked)) [data-panel='${tab}'] { display: none }`).join('\n')}
`
