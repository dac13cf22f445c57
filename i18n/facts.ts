import { postalAddress } from './postalAddress'

/** What texts may say of the company: `{{company}}`, `{{phone}}` and the like. */
interface Facts {
  name: string
  legalName: string
  address: readonly string[]
  country: string
  phone: string
  email: string
  careersEmail: string
}

/** Hands in where the facts are read, before the first text is asked for: nothing here knows of `content/`. */
export function provideFacts(read: () => Facts): void {
  readFacts = read
}

let readFacts = (): Facts => {
  throw new Error('Texts name the company: call provideFacts (i18n/facts.ts) before the first translation.')
}

/** What each text of a language may name, as the facts are now. */
export function textVariables(locale: string): Record<string, string> {
  const { name, legalName, address, country, phone, email, careersEmail } = readFacts()
  return { company: name, legalName, address: postalAddress({ address, country }, locale).join(', '), phone, email, careersEmail }
}
