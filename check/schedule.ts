import { findNodeAtLocation } from 'jsonc-parser'
import { now } from '../collections/clock'
import type { Fault, Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { postEntries } from './blogEntries'
import { itemsOf, problemAt } from './jsonFile'
import type { Site } from './readSite'
import { textFile } from './textFile'
import { placeOfField } from './textPlace'

/** The date of a scheduled entry must be the day of its publication, because readers and search engines see it. */
export function checkSchedule({ root, content, blog }: Site): Problem[] {
  const openings = content.get('openings')
  const ofOpenings = itemsOf(openings?.tree).flatMap((entry) => {
    const date = findNodeAtLocation(entry, ['datePosted'])
    const mismatch = difference(date?.value, findNodeAtLocation(entry, ['publishAt'])?.value)
    return openings && date && mismatch ? [problemAt(openings, date, mismatch)] : []
  })
  const ofPosts = postEntries(blog).flatMap(({ slugs, texts }) => {
    const original = texts.get(defaultLocale)
    const mismatch = difference(original?.date, original?.publishAt)
    return mismatch ? [{ ...placeOfField(root, textFile(slugs), 'date'), ...mismatch }] : []
  })
  return [...ofOpenings, ...ofPosts]
}

function difference(date: string | undefined, publishAt: string | undefined): Fault | undefined {
  const day = publishAt?.slice(0, 10)
  if (date === undefined || day === undefined || date === day) return undefined
  return { found: `${date} is not the day of “publishAt”`, remedy: `Write ${day}, or change “publishAt”.` }
}

/** Lines about openings for which nobody can apply any more; search engines still list them. */
export function pastOpenings({ loaded }: Pick<Site, 'loaded'>): string[] {
  const today = new Date(now() - 12 * 3_600_000).toISOString().slice(0, 10)
  const past = (loaded.openings ?? []).filter(({ validThrough, draft }) => validThrough !== undefined && validThrough < today && draft !== true)
  const lines = past.map(({ key, validThrough }) => `  content/openings.json ${key}: ${validThrough}`)
  return lines.length > 0 ? ['Past their last day (“validThrough”); remove these openings, or give them a later one:', ...lines] : []
}

/** Lines about posts with a future date in every time zone, which are not scheduled by it. */
export function futureDates({ blog }: Site): string[] {
  const latest = new Date(now() + 14 * 3_600_000).toISOString().slice(0, 10)
  const lines = postEntries(blog).flatMap(({ slugs, texts }) => {
    const { date = '', publishAt, draft } = texts.get(defaultLocale) ?? {}
    return date > latest && !publishAt && !draft ? [`  ${textFile(slugs)}: ${date}. “publishAt: ${date}T09:00+05:30” would schedule it.`] : []
  })
  return lines.length > 0 ? ['Dated in the future, but published with the next build:', ...lines] : []
}
