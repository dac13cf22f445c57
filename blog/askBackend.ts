import type { z } from 'zod'
import type { Locale } from '../i18n/languages'
import { backendAddress } from './backendAddress'
import { snapshotAnswer } from './blogSnapshot'
import { askForeign } from './foreignBackend'
import { type Answer, readAnswer } from './readAnswer'

/**
 * Asks one of the calls of the backend that `BACKEND_URL` names, while a page is rendered: by HTTP, or during a build what it has
 * answered at its start. Our own posts need no call (`ownBackend`).
 *
 * @param call path and query below the backend’s address, such as `/blog.php?slug=x`.
 * @param schema the answer’s shape.
 * @returns the answer and the language it came in, or undefined where the backend knows no such entry.
 * @throws where the backend fails or answers something else.
 */
export async function askBackend<S extends z.ZodType>(call: string, schema: S, locale: Locale): Promise<Answer<z.output<S>> | undefined> {
  const kept = snapshotAnswer(call, locale)
  if (kept) return kept.answer && { body: schema.parse(kept.answer.body) as z.output<S>, language: kept.answer.language }
  return readAnswer(await askForeign(backendAddress(), call, locale), { call, schema })
}
