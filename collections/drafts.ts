// With its extension, because Vite’s configuration, which Node loads directly, imports this file.
import { isScheduled } from './clock.ts'

/** Draft state of an entry or a page: in all languages, or in the listed ones. */
export type Draft = boolean | readonly string[]

/** An entry, a post or a page. */
export interface MaybeDraft {
  draft?: Draft | undefined
  publishAt?: string | undefined
}

/** The current draft state: a scheduled entry is a draft in every language. */
export function draftOf(entry: MaybeDraft): Draft | undefined {
  return isScheduled(entry) || entry.draft
}

/** The draft state of an entry for its page, with the time of publication if it is scheduled. */
export function draftState(entry: MaybeDraft): { draft?: Draft; until?: string } {
  const draft = draftOf(entry)
  return { ...(draft && { draft }), ...(entry.publishAt && isScheduled(entry) && !entry.draft && { until: entry.publishAt }) }
}

/** Whether it is a draft in a language. */
export function isDraft(entry: MaybeDraft, locale: string): boolean {
  const draft = draftOf(entry)
  return typeof draft === 'object' ? draft.includes(locale) : draft === true
}

/** Whether the site shows it in a language: drafts are shown in the preview only. */
export function exists(entry: MaybeDraft, locale: string): boolean {
  return showsDrafts() || !isDraft(entry, locale)
}

/** The entries of a list that the site shows in a language. */
export function existing<T extends MaybeDraft>(entries: readonly T[], locale: string): T[] {
  return entries.filter((entry) => exists(entry, locale))
}

/**
 * Makes this process show drafts. The preview calls it before it reads anything. Not a setting, so that no build or
 * server can show drafts by mistake.
 */
export function showDrafts(): void {
  globals[drafts] = true
}

export function showsDrafts(): boolean {
  return globals[drafts] === true
}

/** Global, because the preview loads this module several times; `i18n/languages.ts`, which must not import it, reads the same symbol. */
const drafts = Symbol.for('drafts are shown')
const globals = globalThis as { [drafts]?: boolean }
