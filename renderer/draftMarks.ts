import type { BlogListing } from '../blog/blogListing'
import { isDraft } from '../collections/drafts'
import { address } from '../i18n/address'
import { type Locale, languageOf } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { escapeXml } from '../seo/escapeXml'
import { sitePage, sitePages } from '../seo/sitePages'

/**
 * Marks drafts in the preview: a bar on draft pages, and a label before each link to one.
 *
 * @returns HTML for the end of the body; empty if the page neither is a draft nor links to one.
 */
export function draftMarks(path: string, locale: Locale, blog: BlogListing): string {
  const t = getTranslate(locale)
  const { label, note } = t('layout.draft')
  const links = sitePages(blog)
    .filter((page) => isDraft(page, locale))
    .map((page) => `a[href="${address(page.path, locale)}"]::before`)
  const page = sitePage(path, blog)
  const isMarked = isDraft(page, locale) || languageOf(locale).draft
  const moment = typeof page.until === 'object' ? page.until[locale] : page.until
  const said = moment ? t('layout.draft.scheduled', { time: spell(moment, locale) }) : note
  const style = links.length > 0 ? `<style>${links.join()}{content:"${cssText(label)}";${badge};margin-inline-end:.5em}</style>` : ''
  return style + (isMarked ? `<aside data-draft style="${badge};position:fixed;inset:auto auto 1rem 1rem;z-index:40">${escapeXml(said)}</aside>` : '')
}

/** As its author has written it, in his time zone, which need not be the reader's. */
function spell(moment: string, locale: Locale): string {
  const [, local = '', zone = ''] = /^(.{16})(.*)$/.exec(moment) ?? []
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${local}Z`))
  return `${time} (UTC${zone.replace('Z', '')})`
}

const badge = 'padding:.2em .6em;border-radius:.3em;background:#fff3b0;color:#000;font:600 .875rem/1.4 sans-serif;letter-spacing:0'

/** https://www.w3.org/TR/css-syntax-3/#escaping */
function cssText(text: string): string {
  return text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
}
