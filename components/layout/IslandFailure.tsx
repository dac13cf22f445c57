import { useTranslation } from 'react-i18next'

/** What a failed island shows beside itself, as a template for `renderer/client/reportFailure.ts`. */
export function IslandFailure() {
  const { t } = useTranslation()
  const words = t('errors.application')
  return (
    <template
      id="island-failure"
      data-chunk={t('errors.application.chunk', { name: '{name}', reason: '{reason}' })}
      data-timeout={t('errors.application.timeout', { seconds: 120 })}
    >
      <div role="alert" className="failure">
        <strong>{words.title}</strong>
        <p data-message />
        <details>
          <summary>{words.details}</summary>
          <pre data-stack />
        </details>
        <button type="button">{words.retry}</button>
      </div>
    </template>
  )
}
