// With its ending, as Vite’s configuration, which Node reads by itself, asks here.
import { isScheduled } from './clock.ts'

/** Of an entry or a page: whether it is a draft, in every language or in those of a list. */
export type Draft = boolean | readonly string[]

interface MaybeDraft {
  draft?: Draft | undefined
  publishAt?: string | undefined
}

/** What it is today: before its moment, it is a draft in every language. */
export function draftOf(entry: MaybeDraft): Draft | undefined {
  return isScheduled(entry) || entry.draft
}

/**
 * What a page has to know of its entry: whether it is a draft, and if that is because it waits, the moment from which the next build
 * shows it.
 */
export function draftState(entry: MaybeDraft): { draft?: Draft; until?: string } {
  const draft = draftOf(entry)
  return { ...(draft && { draft }), ...(entry.publishAt && isScheduled(entry) && !entry.draft && { until: entry.publishAt }) }
}

/** Whether it is not ready in a language. */
export function isDraft(entry: MaybeDraft, locale: string): boolean {
  const draft = draftOf(entry)
  return typeof draft === 'object' ? draft.includes(locale) : draft === true
}

/** Whether the site has it in a language: a draft is there in the preview only. */
export function exists(entry: MaybeDraft, locale: string): boolean {
  return showsDrafts() || !isDraft(entry, locale)
}

/** What the site has of a list in a language. */
export function existing<T extends MaybeDraft>(entries: readonly T[], locale: string): T[] {
  return entries.filter((entry) => exists(entry, locale))
}

/**
 * Makes this process one that shows drafts. The preview does so before it reads anything; there is no setting, so that no
 * build or server can be made to.
 */
export function showDrafts(): void {
  everywhere[drafts] = true
}

export function showsDrafts(): boolean {
  return everywhere[drafts] === true
}

/** Not in this module, as the preview has several of it; `i18n/languages.ts`, which may not ask here, looks there as well. */
const drafts = Symbol.for('drafts are shown')
const everywhere = globalThis as { [drafts]?: boolean }
