import { z } from 'zod'
import { sanitiseHtml } from '../content/markdown'
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
 * @param isForeign whether it comes from somebody else; then its HTML is made safe, and without `Content-Language` its
 * texts count as originals.
 * @returns undefined where the backend knows no such entry.
 * @throws where the backend has failed or answered something else.
 */
export async function readAnswer<S extends z.ZodType>(
  response: Response,
  { call, schema, isForeign }: { call: string; schema: S; isForeign: boolean },
): Promise<Answer<z.output<S>> | undefined> {
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The backend answered ${response.status} to ${call}.`)
  const text = await response.text()
  const result = schema.safeParse(parse(text, call))
  if (!result.success) throw new Error(`The backend’s answer to ${call} has not the expected shape:\n${z.prettifyError(result.error)}`)
  const language = response.headers.get('Content-Language')?.split(/[,;-]/)[0]?.trim() || defaultLocale
  return { body: isForeign ? (sanitiseContent(result.data) as z.output<S>) : result.data, language }
}

function parse(text: string, call: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The backend’s answer to ${call} is not JSON: ${JSON.stringify(text.slice(0, 80))}`)
  }
}

/** `content` is the only field that holds HTML (specification §3); all others are shown as text. */
function sanitiseContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitiseContent)
  if (typeof value !== 'object' || value === null || !('content' in value)) return value
  return { ...value, content: sanitiseHtml(String(value.content)) }
}
