import type { z } from 'zod'
import type { Locale } from '../i18n/languages'
import { backend } from './backend'

/**
 * Asks one of the blog's calls while a page is rendered: the same app that serves them at run time, in process.
 *
 * @param call path and query below `/backend`, such as `/blog.php?slug=x`.
 * @param schema the answer’s shape.
 * @returns the answer and the language it came in, or undefined where the backend knows no such entry.
 * @throws where the backend fails or answers something else.
 */
export async function askBackend<S extends z.ZodType>(call: string, schema: S, locale: Locale): Promise<{ body: z.output<S>; language: string } | undefined> {
  const response = await backend.request(`/backend${call}`, { headers: { 'Accept-Language': locale } })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The backend answered ${response.status} to ${call}.`)
  const result = schema.safeParse(await response.json())
  if (!result.success) throw new Error(`The backend’s answer to ${call} has not the expected shape: ${result.error.message}`)
  return { body: result.data, language: response.headers.get('Content-Language') ?? locale }
}
