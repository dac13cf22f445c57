import { parse } from 'node-html-parser'
import { withProtocol } from '../../../collections/withProtocol'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'
import { structuredDataOf, textsOf } from '../structuredDataOf'
import { languageAt } from '../textBlocks'

export const structuredDataShown = {
  name: 'structured data shown',
  scope: 'page',
  why: 'The content of structured data is visible on the page, dates with the same day, or is an existing address; search engines penalise hidden content (https://developers.google.com/search/docs/appearance/structured-data/sd-policies).',
  check(page, site) {
    // An untranslated page has the data of its original.
    const versions = [page, site.pageAt.get(page.canonical?.slice(site.origin.length) ?? '') ?? page]
    return structuredDataOf(page).nodes.flatMap((node) =>
      textsOf(node).flatMap(({ property, text }): Finding[] => {
        if (versions.some((version) => isTrue(property, text, version, site))) return []
        return [{ found: `${property}: “${text.slice(0, 100)}”, which the page does not have`, expected: 'a text of the page, or an address that exists' }]
      }),
    )
  },
} satisfies PageRule

function isTrue(property: string, text: string, page: Page, site: Site): boolean {
  // Only search engines need the upload date of a video.
  if (['@type', '@context', 'uploadDate'].includes(property)) return true
  // Visitors see dates and codes as words beside them.
  if (page.all('data').some((element) => element.getAttribute('value') === text)) return true
  if (page.all('time').some((time) => time.getAttribute('datetime') === text && showsDay(time.text, text, page.locale))) return true
  if (property === 'addressCountry') return isTrue('', new Intl.DisplayNames([page.locale], { type: 'region' }).of(text) ?? text, page, site)
  // A job’s description is HTML.
  if (property === 'description' && text.includes('<')) return text.split(/<[^<>]*>/).every((part) => isTrue('', parse(part).text, page, site))
  // Not that of the links to other languages.
  if (property === 'inLanguage') return languageAt(page.all('h1')[0] ?? page.all('body')[0] ?? null) === text
  if (!/^https?:\/\//.test(text)) return page.compactText.includes(text.replace(/\s+/g, ''))
  const path = pathOnSite(text, page, site.origin)
  // An external address must be a link or a picture of the page.
  if (path === undefined)
    return page.all('a', 'img').some((element) => withProtocol(element.getAttribute('href') ?? element.getAttribute('src') ?? '') === text)
  return site.pageAt.has(path) || site.files.has(path)
}

/** Whether a text has the numbers of a day, in the calendar and the digits of its language. */
function showsDay(text: string, day: string, locale: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return true
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(new Date(day))
  const numbers = parts.filter(({ type }) => type === 'day' || type === 'year')
  return numbers.every(({ value }) => new RegExp(`(?<!\\p{Nd})0?${value}(?!\\p{Nd})`, 'u').test(text))
}
