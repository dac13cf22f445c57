import { styled } from 'styled-components'
import { color, space } from '../../theme/tokens'
import { useTranslate } from '../text/language'

/** The notice of a blog page if the backend cannot be reached (specification §8), as a template for `renderer/client/blog/showFetchFailure.ts`. */
export function FetchFailure() {
  const t = useTranslate()
  return (
    <template data-fetch-failure>
      <Notice role="alert">
        <p>{t('blog.failed')}</p>
        <button type="button">{t('blog.retry')}</button>
      </Notice>
    </template>
  )
}

/** Sticky, so that it is visible without shifting the text. */
const Notice = styled.div`
  position: sticky; inset-block-end: 1rem; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${space.gutter}); margin: 1rem auto; padding-block: 0.6rem; padding-inline: 1.25rem 0.6rem; background: ${color.paper}; border: 1px solid ${color.failure}; border-radius: 1.75rem;
  /* At 400 % it would cover most of what can be read. */
  @media (max-height: 30em) { position: static }
  p { color: ${color.failure}; font-weight: 600; text-wrap: balance }
  button { min-block-size: 2.25rem; padding-inline: 1.1rem; background: none; border: 1px solid currentColor; border-radius: 999px; }
`
