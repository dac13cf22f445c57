import { findUnserialisable } from '../../components/island/serialisable'
import { hash } from './fingerprint'

/** What decides a page’s HTML beside what it shares with others. */
interface PageInputs {
  '+data': unknown
  head: unknown
}

/**
 * Fingerprint of everything that decides a page’s HTML.
 *
 * @param shared fingerprints of what it shares with other pages.
 * @throws for inputs that JSON drops or changes, because a change of them would not rebuild the page.
 */
export function fingerprintPage(shared: readonly string[], inputs: PageInputs): string {
  for (const [part, value] of Object.entries(inputs)) {
    const wrong = findUnserialisable(value)
    if (wrong) throw new Error(`‘${wrong.path}’ of its ${part} is no plain value, but ${wrong.kind}.`)
  }
  return hash([...shared, JSON.stringify(inputs)])
}
