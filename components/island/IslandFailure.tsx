import { styled } from 'styled-components'
import { color } from '../../theme/tokens'
import { useTranslate } from '../text/language'

/** The notice of a failed island, as a template for `renderer/client/reportFailure.ts`. */
export function IslandFailure() {
  const t = useTranslate()
  const words = t('errors.application')
  return (
    <template
      data-chunk={t('errors.application.chunk', { name: '{name}', reason: '{reason}' })}
      data-timeout={t('errors.application.timeout', { seconds: 120 })}
    >
      <Notice role="alert">
        <strong>{words.title}</strong>
        <p />
        <details>
          <summary>{words.details}</summary>
          <pre />
        </details>
        <button type="button">{words.retry}</button>
      </Notice>
    </template>
  )
}

const Notice = styled.div`
  max-inline-size: 48rem; margin: 1.5rem auto; padding: 1.5rem; background: ${color.paper}; border: 1px solid ${color.failure};
  strong { color: ${color.failure} }
  summary { display: list-item; list-style: inside }
  pre { white-space: pre-wrap }
  button { padding: 0.6rem 1.25rem; background: none; border: 1px solid; border-radius: 999px }
`
