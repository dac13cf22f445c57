/** What the form sends (specification §3), line ends as LF, outer blanks removed, nothing else changed. */
export type ContactFields = Record<(typeof names)[number], string>

const names = ['fname', 'lname', 'email', 'contact', 'message', 'service'] as const
/** The value of the drop-down where nothing was chosen; spelt as specification §3 has it. */
export const nothingChosen = 'servcice'
/** A field that people do not see; programs that fill in everything fill in this one too. */
const honeypot = 'website'

/** Bytes of a whole submission: a message of forty thousand Japanese characters still fits. */
export const maxBytes = 128 * 1024
/** The form has seven; what a proxy or an extension adds is ignored. */
const maxFields = 32
/** Characters of every field but the message. */
const longest = 1000

/** A form that cannot be taken, with the status to say so and a reason for whoever sends it. */
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
 * @param contentType the header as it came.
 * @throws BadForm where it is neither, or malformed, or not UTF-8, or has more in it than a form has.
 */
export async function readFields(body: ArrayBuffer, contentType: string): Promise<{ fields: ContactFields; isSpam: boolean }> {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new BadForm(415, 'Send multipart/form-data or application/x-www-form-urlencoded.')
  }
  checkEncoding(body, type)
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw new BadForm(400, 'The form is malformed.')
  })
  const entries = [...form.entries()]
  if (entries.length > maxFields) throw new BadForm(400, `The form has more than ${maxFields} fields.`)
  const values = names.map((name) => [name, text(name, form.getAll(name))])
  return { fields: Object.fromEntries(values), isSpam: text(honeypot, form.getAll(honeypot)) !== '' }
}

/** The parser of the platform would put � in place of what is not UTF-8; that loses what somebody has written. */
function checkEncoding(body: ArrayBuffer, type: string) {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (type === 'application/x-www-form-urlencoded') decodeURIComponent(decoded)
  } catch {
    throw new BadForm(400, 'The form is not valid UTF-8.')
  }
}

function text(name: string, [value = '', ...others]: (string | File)[]): string {
  if (others.length > 0) throw new BadForm(400, `The field ${name} is sent more than once.`)
  if (typeof value !== 'string') throw new BadForm(400, `The field ${name} is a file.`)
  if (value.includes('\0')) throw new BadForm(400, `The field ${name} has a null byte in it.`)
  if (name !== 'message' && value.length > longest) throw new BadForm(413, `The field ${name} has more than ${longest} characters.`)
  return value.replace(/\r\n?/g, '\n').trim()
}
