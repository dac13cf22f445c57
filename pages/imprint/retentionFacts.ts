import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/**
 * The retention period of enquiries for the privacy notice: the setting `KEEP_MESSAGES_DAYS`, after which the server deletes
 * them (`server/contact/retention.ts`), if the build has it; the period for mail is known to the company only.
 *
 * @throws if the server would reject the setting.
 */
export function retentionFacts(locale: Locale) {
  const t = getTranslate(locale)
  const { open, set } = t('legal.retention', { days: days(locale) })
  const { after, period } = process.env.KEEP_MESSAGES_DAYS ? set : open
  return { retention: after, retentionPeriod: period }
}

function days(locale: Locale): string {
  const setting = process.env.KEEP_MESSAGES_DAYS
  if (!setting) return ''
  const count = Number(setting)
  if (!Number.isInteger(count) || count < 1 || count > 36_500)
    throw new Error(`KEEP_MESSAGES_DAYS is '${setting}'. It has to be a number of days from 1 to 36500.`)
  return getTranslate(locale)('legal.retention.days', { count })
}
