import { z } from 'zod'
import { defaultLocale, type Locale } from '../i18n/languages'
import { answerLanguage } from './view/languageTag'
import type { Answer } from './view/readBlog'

/**
 * Parses and validates an answer of the backend.
 *
 * @param call for errors.
 * @param locale the requested language.
 * @returns the answer, with HTML that the caller must sanitise; undefined if there is no such entry.
 * @throws if the backend has failed or its answer has another shape.
 */
export async function readAnswer<S extends z.ZodType>(
  response: Response,
  { call, schema, locale }: { call: string; schema: S; locale: Locale },
): Promise<Answer<z.output<S>> | undefined> {
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The backend answered ${response.status} to ${call}.`)
  const text = await response.text()
  const result = schema.safeParse(parse(text, call))
  if (!result.success) throw new Error(`The backend’s answer to ${call} does not have the expected shape:\n${z.prettifyError(result.error)}`)
  return { body: result.data, language: answerLanguage(response.headers.get('Content-Language') || defaultLocale, locale) }
}

function parse(text: string, call: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The backend’s answer to ${call} is not JSON: ${JSON.stringify(text.slice(0, 80))}`)
  }
}
