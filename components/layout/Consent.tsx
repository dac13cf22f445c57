import { styled } from 'styled-components'
import { getSharedContent } from '../../collections/sharedContent'
import { color, media, space, type } from '../../theme/tokens'
import { useTranslate } from '../text/language'
import { PageLink } from '../text/PageLink'

/**
 * Asks for consent to the advertiser’s script and pixel of `content/site.json`; renders nothing if there are none.
 * `renderer/client/tracking.ts` opens it once, the footer’s button again. Declining is as easy as accepting.
 */
export function Consent() {
  const t = useTranslate()
  const { enabled, scriptUrl, attributes, setup, pixelUrl } = getSharedContent().site.tracking
  if (!enabled) return null
  return (
    <Question
      id="_consent"
      popover="manual"
      role="dialog"
      aria-labelledby="_consent-label"
      data-script={scriptUrl}
      data-attributes={attributes && JSON.stringify(attributes)}
      data-setup={setup}
      data-pixel={pixelUrl}
    >
      <h2 id="_consent-label">{t('layout.consent.label')}</h2>
      <p>
        {t('layout.consent.text')} <PageLink to="/privacy">{t('layout.footer.privacy')}</PageLink>
      </p>
      <div>
        <button type="button" data-consent="granted">
          {t('layout.consent.accept')}
        </button>
        <button type="button" data-consent="denied">
          {t('layout.consent.decline')}
        </button>
      </div>
    </Question>
  )
}

const Question = styled.div`
  inset-block: auto 1.5rem; inset-inline: auto ${space.gutter}; max-inline-size: min(30rem, 100% - 2 * ${space.gutter}); max-block-size: calc(100dvh - 3rem); padding: 1.5rem; background: ${color.paper}; color: inherit;
  border: 1px solid ${color.heading}; border-block-start: 6px solid ${color.accent}; font-size: ${type.small};
  h2 { font-size: ${type.lead}; letter-spacing: 0; margin-block-end: 0.5rem }
  /* In languages without spaces, a line would end within its name. */
  p a { display: inline-block }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; margin-block-start: 1.25rem }
  button { min-block-size: 2.75rem; padding: 0.4rem 1rem; background: ${color.paper}; border: 1px solid ${color.heading}; border-radius: 999px; font-weight: 600; &:hover { border-color: ${color.accent}; color: ${color.accent} } }
  ${media.motion} { transition: opacity 200ms; @starting-style { opacity: 0 } }
  /* While it is open, the end of the page and what has the focus come to stand above it, and a toast, in whose corner it stands, below the header. */
  html:has(&:popover-open) { scroll-padding-block-end: min(20rem, 50svh); body { padding-block-end: max(21rem, 36rem - 50vw) } .toast { inset-block: calc(${space.header} + 1rem) auto } }
  /* In a low window there is room for both one above the other if its lines are long. */
  ${media.low} { inset-block-end: 0.5rem; max-inline-size: calc(100% - 2 * ${space.gutter}); padding-block: 1rem; div { margin-block-start: 0.75rem } }
  @supports not selector(:popover-open) { display: none }
  @media print { display: none }
`
