/** `failure` for an error status, `error` for no answer; specification §8 has a text for each. */
export type Outcome = 'success' | 'failure' | 'error'

/** The payload of specification §7. */
const fields = ['fname', 'lname', 'email', 'contact', 'message', 'service'] as const

/** The server stores a message once, even if it is sent again after this time. */
const timeoutMs = 60_000

/**
 * Sends a form to its `action` and empties it on success, including the service (specification §4). Fields edited
 * meanwhile keep their values, and so do all fields after a failure.
 *
 * @returns the outcome; never throws.
 */
export async function sendForm(form: HTMLFormElement): Promise<Outcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
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
  // The honeypot field is sent only if it is filled.
  if (filled.get('website')) payload.set('website', filled.get('website') ?? '')
  return payload
}

/** The field of a long message loses its height with it. The page scrolls as far, so that the button stays where it was pressed. */
function empty(form: HTMLFormElement, sent: FormData): void {
  const { bottom } = form.getBoundingClientRect()
  for (const [name, value] of sent) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    // FormData has CRLF line breaks.
    if (field.value.replace(/\r?\n/g, '\r\n') === String(value).replace(/\r?\n/g, '\r\n')) field.value = ''
  }
  scrollBy({ top: form.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
}
