import { styled } from 'styled-components'
import { selectArrow } from '../../components/forms/selectArrow'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { Prose } from '../../components/text/Prose'
import { color, media, space } from '../../theme/tokens'
import type { Data } from './+data'

const services = ['service1', 'service2', 'service3', 'service4'] as const

/**
 * All four texts are in the HTML. CSS alone shows the one chosen in the drop-down; an inline script presets it from `?category=`
 * (`renderer/inline/presetChoice.ts`). In browsers without `:has`, `renderer/client/older/showChosen.ts` shows it.
 */
export function Page({ title, label, placeholder, choose, items, image, cta }: Data) {
  return (
    <Chooser>
      <PageHeader title={title} image={image} alt="">
        <label data-chooser>
          {label}
          <select name="category" defaultValue="" autoComplete="off">
            <option value="">{placeholder}</option>
            {services.map((service) => (
              <option key={service} value={service}>
                {items[service].option}
              </option>
            ))}
          </select>
        </label>
        <p className="choose" data-panel="">
          {choose}
        </p>
      </PageHeader>
      <PageBody aria-live="polite">
        {services.map((service) => (
          <section key={service} data-panel={service}>
            <h2>{items[service].heading}</h2>
            <Prose>
              {items[service].paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </section>
        ))}
      </PageBody>
      <CallToAction {...cta} />
    </Chooser>
  )
}

const Chooser = styled.div`
  label { display: grid; gap: 0.35rem; margin-block-start: clamp(1.5rem, 3vw, 2.25rem); font-weight: 600; color: ${color.heading}; max-inline-size: 26rem }
  ${selectArrow}
  select { inline-size: 100%; min-block-size: 3.25rem; padding-block: 0.7rem; padding-inline-start: 0.9rem; font-weight: 400; background: ${color.paper}; border: 1px solid ${color.field}; border-radius: 4px }
  .choose { margin-block-start: 1rem; color: ${color.muted}; &:lang(ja) { word-break: auto-phrase } }
  section > h2 { margin-block-end: 1.25rem }
  ${media.lg} { section[data-panel] { inline-size: 100%; display: grid; grid-template-columns: 5fr 7fr; column-gap: ${space.gap}; align-items: first baseline } }
  ${['', ...services].map((service) => `&:not(:has([value='${service}']:checked)) [data-panel='${service}'] { display: none }`).join('\n')}
  /* Without a choice, the header’s own margin is room enough. */
  &:has([value='']:checked) > [aria-live] { padding-block: 0 }
  /* What is chosen is seen without scrolling. */
  &:has(option:not([value='']):checked) { [data-pictured] { min-block-size: 0; margin-block-end: 1.5rem } ${media.small} { [data-pictured] img { display: none } } ${media.lg} { [data-pictured] img { inline-size: auto } } }
  /* Without a choice, all of them are printed. */
  @media print { [data-panel=''] { display: none } &:has([value='']:checked) section[data-panel] { display: block !important; margin-block-end: 2.5rem } }
`
