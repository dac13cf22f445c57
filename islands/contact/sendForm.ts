/** Not ok, or no answer at all: specification §8 words the two differently. */
export type Outcome = 'success' | 'failure' | 'error'

/** The payload of specification §7. */
const fields = ['fname', 'lname', 'email', 'contact', 'message', 'service'] as const

/** How long an answer may take, in ms; the server keeps one copy of a message that is sent again. */
const limit = 60_000

/**
 * Sends a form to its own address, as the browser would, and empties it when that went well (specification §4: the
 * service as well). What was changed meanwhile stays, and so does everything after a failure.
 *
 * @returns what became of it; never throws.
 */
export async function sendForm(form: HTMLFormElement): Promise<Outcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limit)
  const payload = getPayload(form)
  try {
    const response = await fetch(form.action, { method: 'POST', body: payload, headers: { Accept: 'application/json' }, signal: controller.signal })
    if (!response.ok) return 'failure'
    empty(form, payload)
    return 'success'
  } catch {
    return 'error'
  } finally {
    clearTimeout(timer)
  }
}

function getPayload(form: HTMLFormElement): FormData {
  const filled = new FormData(form)
  const payload = new FormData()
  for (const name of fields) payload.set(name, filled.get(name) ?? '')
  // The field that people do not see travels only if somebody has filled it.
  if (filled.get('website')) payload.set('website', filled.get('website') ?? '')
  return payload
}

function empty(form: HTMLFormElement, sent: FormData): void {
  for (const [name, value] of sent) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    // Line breaks travel as CRLF.
    if (field.value.replace(/\r?\n/g, '\r\n') === String(value).replace(/\r?\n/g, '\r\n')) field.value = ''
  }
}
