import { decode } from '../../collections/decode'

/** The form’s fields (specification §3), with LF line ends and trimmed, otherwise unchanged. */
export type ContactFields = Record<(typeof names)[number], string>

const names = ['fname', 'lname', 'email', 'contact', 'message', 'service'] as const
/** The value of the drop-down before a choice; spelt as in specification §3. */
export const nothingChosen = 'servcice'
/** A field invisible to people; bots fill it in. */
const honeypot = 'website'

/** Of a whole submission; enough for forty thousand Japanese characters. */
export const maxBytes = 128 * 1024
/** The form has seven; fields added by proxies or extensions are ignored. */
const maxFields = 32
/** Maximum characters of every field but the message. */
const maxLength = 1000

/** An invalid form, with the status and reason of the answer. */
export class BadForm extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Reads a form, `multipart/form-data` or `application/x-www-form-urlencoded`. No field is required.
 *
 * @param contentType the raw header.
 * @throws BadForm if it has another type, is malformed or not UTF-8, or exceeds the limits.
 */
export async function readFields(body: ArrayBuffer, contentType: string): Promise<{ fields: ContactFields; isSpam: boolean }> {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new BadForm(415, 'Send multipart/form-data or application/x-www-form-urlencoded.')
  }
  if (!isUtf8(body, type)) throw new BadForm(400, 'The form is not valid UTF-8.')
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw new BadForm(400, 'The form is malformed.')
  })
  const entries = [...form.entries()]
  if (entries.length > maxFields) throw new BadForm(400, `The form has more than ${maxFields} fields.`)
  const values = names.map((name) => [name, text(name, form.getAll(name))])
  return { fields: Object.fromEntries(values), isSpam: text(honeypot, form.getAll(honeypot)) !== '' }
}

/** The platform’s parser would replace invalid UTF-8 by �, and the text would be lost. */
function isUtf8(body: ArrayBuffer, type: string): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return type !== 'application/x-www-form-urlencoded' || decode(text) !== undefined
  } catch {
    return false
  }
}

function text(name: string, [value = '', ...others]: (string | File)[]): string {
  if (others.length > 0) throw new BadForm(400, `The field ${name} is sent more than once.`)
  if (typeof value !== 'string') throw new BadForm(400, `The field ${name} is a file.`)
  if (value.includes('\0')) throw new BadForm(400, `The field ${name} has a null byte in it.`)
  if (name !== 'message' && value.length > maxLength) throw new BadForm(413, `The field ${name} has more than ${maxLength} characters.`)
  return value.replace(/\r\n?/g, '\n').trim()
}
