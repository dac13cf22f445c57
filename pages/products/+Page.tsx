import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { PageHeader } from '../../components/layout/PageHeader'
import { color, contentWidth, space } from '../../theme/tokens'
import type { Data } from './+data'

const tabs = ['all', 'mobile', 'web'] as const

/**
 * The tabs are radio buttons: the browser brings arrow keys and state, the rules below show the chosen panel, and
 * `renderer/client/older/showChosen.ts` where a browser does not know `:has`.
 */
export function Page({ title, tabs: labels, placeholders, tiles }: Data) {
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
          <CardGrid $medium={2} $large={3}>
            {tiles.map(({ heading, subtitle, image, href }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles are repeated on purpose (specification §2).
              <Card key={index} level={2} heading={heading} text={subtitle} image={image} alt="" to={href} first={index === 0} />
            ))}
          </CardGrid>
        </div>
        <p data-panel="mobile">{placeholders.mobile}</p>
        <p data-panel="web">{placeholders.web}</p>
      </Tabs>
    </>
  )
}

const Tabs = styled.div`
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: 0 ${space.gutter} ${space.section}; box-sizing: content-box;
  fieldset { display: flex; overflow-x: auto; min-inline-size: 0; gap: 0 clamp(1rem, 3vw, 2.5rem); border: 0; border-block-end: 1px solid ${color.line}; margin-block-end: 2.5rem }
  label { display: inline-flex; flex: none; align-items: center; min-block-size: 3rem; white-space: nowrap; border-block-end: 3px solid transparent; font-weight: 600; cursor: pointer; color: ${color.muted} }
  label:hover { color: ${color.accent} }
  label:is(:has(:checked), [data-chosen]) { border-color: ${color.accent}; color: ${color.heading} }
  label:is(:has(:focus-visible), [data-focused]) { outline: 2px solid ${color.accent}; outline-offset: -3px }
  /* There, transparent is a colour like any other. */
  @media (forced-colors: active) { label:not(:has(:checked), [data-chosen]) { border-color: Canvas } }
  [data-panel] { min-block-size: 12rem }
  ${tabs.map((tab) => `&:has([value='${tab}']:not(:checked)) [data-panel='${tab}'] { display: none }`).join('\n')}
`
