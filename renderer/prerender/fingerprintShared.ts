import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '../../i18n/languages'
import { listJson } from '../../i18n/listJson'
import { isPartial } from '../../i18n/translator'
import { fingerprintFiles, hash } from './fingerprint'

/**
 * Fingerprint of what every page of a language may show beside its own data: texts, content, settings, the year, and
 * which entries are due for publication.
 *
 * @param code fingerprint of the code and the environment variables that it reads.
 */
export function fingerprintShared(
  locale: Locale,
  code: { fingerprint: string; variables: readonly string[] },
  { now = Date.now(), root = '.' }: { now?: number; root?: string } = {},
): string {
  // No page shows redirects.
  const content = listJson(join(root, 'content')).filter((name) => name !== 'redirects.json')
  // A partial language shows English for untranslated texts.
  const codes = isPartial(locale) ? [locale, defaultLocale] : [locale]
  const words = codes.flatMap((code) => (existsSync(join(root, 'locales', code)) ? listJson(join(root, 'locales', code)).map((name) => `${code}/${name}`) : []))
  return hash([
    code.fingerprint,
    String(new Date(now).getFullYear()),
    ...content.flatMap((name) => passedPublishTimes(readFileSync(join(root, 'content', name), 'utf8'), now)),
    ...code.variables.map((name) => `${name}=${process.env[name]}`),
    fingerprintFiles(root, [...content.map((name) => `content/${name}`), ...words.map((name) => `locales/${name}`)]),
  ])
}

function passedPublishTimes(json: string, now: number): string[] {
  return [...json.matchAll(/"publishAt"\s*:\s*"([^"]*)"/g)].flatMap(([, moment = '']) => (Date.parse(moment) <= now ? moment : []))
}
