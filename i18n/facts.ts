import { postalAddress } from './postalAddress'

/** Facts of the company for texts: `{{company}}`, `{{phone}}` and so on. */
interface Facts {
  name: string
  legalName: string
  /** The year. */
  founded: number
  address: readonly string[]
  country: string
  phone: string
  email: string
  careersEmail: string
}

/** Sets the source of the facts, before the first text is read; this folder must not import `content/`. */
export function provideFacts(read: () => Facts): void {
  readFacts = read
}

let readFacts = (): Facts => {
  throw new Error('Texts name the company: call provideFacts (i18n/facts.ts) before the first translation.')
}

/** The current facts as variables of all texts of a language. */
export function textVariables(locale: string): Record<string, string> {
  const { name, legalName, founded, address, country, phone, email, careersEmail } = readFacts()
  return { company: name, legalName, founded: String(founded), address: postalAddress({ address, country }, locale).join(', '), phone, email, careersEmail }
}
