import type { z } from 'zod'
import type { Locale } from '../i18n/languages'
import { askForeignBackend } from './askForeignBackend'
import { backendAddress } from './backendAddress'
import { snapshotAnswer } from './blogSnapshot'
import { readAnswer } from './readAnswer'
import type { Answer } from './view/readBlog'

/**
 * Calls the foreign backend of `BACKEND_URL` during rendering: over HTTP or, in a build, from the snapshot taken at its start.
 * Our own posts need no call (`ownBackend`).
 *
 * @param call path and query below the backend’s address, such as `/blog.php?slug=x`.
 * @param schema the answer’s shape.
 * @returns the answer and its language, or undefined if there is no such entry.
 * @throws if the backend fails or its answer has another shape.
 */
export async function askBackend<S extends z.ZodType>(call: string, schema: S, locale: Locale): Promise<Answer<z.output<S>> | undefined> {
  const snapshot = snapshotAnswer(call, locale)
  if (snapshot) return snapshot.answer && { body: schema.parse(snapshot.answer.body), language: snapshot.answer.language }
  return readAnswer(await askForeignBackend(backendAddress(), call, locale), { call, schema, locale })
}
