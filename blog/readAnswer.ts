import { z } from 'zod'
import { defaultLocale } from '../i18n/languages'

/** An answer of the blog’s calls, and the language its texts are in. */
export interface Answer<T> {
  body: T
  language: string
}

/**
 * Takes an answer of the backend for what it should be.
 *
 * @param call for the error.
 * @returns the answer as it came, HTML included: whoever shows it makes it safe first. Undefined where the backend knows
 * no such entry.
 * @throws where the backend has failed or answered something else.
 */
export async function readAnswer<S extends z.ZodType>(
  response: Response,
  { call, schema }: { call: string; schema: S },
): Promise<Answer<z.output<S>> | undefined> {
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The backend answered ${response.status} to ${call}.`)
  const text = await response.text()
  const result = schema.safeParse(parse(text, call))
  if (!result.success) throw new Error(`The backend’s answer to ${call} has not the expected shape:\n${z.prettifyError(result.error)}`)
  const language = response.headers.get('Content-Language')?.split(/[,;-]/)[0]?.trim() || defaultLocale
  return { body: result.data, language }
}

function parse(text: string, call: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The backend’s answer to ${call} is not JSON: ${JSON.stringify(text.slice(0, 80))}`)
  }
}
