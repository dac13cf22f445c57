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
  const { after, period } = setting() ? set : open
  return { retention: after, retentionPeriod: period }
}

/** A blank setting is none, as for the server. */
function setting(): string | undefined {
  return process.env.KEEP_MESSAGES_DAYS?.trim()
}

function days(locale: Locale): string {
  const value = setting()
  if (!value) return ''
  const count = Number(value)
  if (!/^\d+$/.test(value) || count < 1 || count > 36_500) {
    throw new Error(`KEEP_MESSAGES_DAYS is '${value}'. It has to be a number of days from 1 to 36500, in digits.`)
  }
  return getTranslate(locale)('legal.retention.days', { count })
}
