/**
 * The placeholders that texts may use in double braces. The first seven are facts of the company for all texts
 * (`i18n/facts.ts`), the others are filled by the code that shows the text.
 */
export const knownPlaceholders = [
  'company',
  'legalName',
  'founded',
  'address',
  'phone',
  'email',
  'careersEmail',
  'count',
  'number',
  'total',
  'name',
  'reason',
  'seconds',
  'from',
  'to',
  'zone',
  'time',
  'text',
  'legalRepresentative',
  'register',
  'vatId',
  'country',
  'holder',
  'euRepresentative',
  'retention',
  'retentionPeriod',
  'days',
  'amount',
  'day',
]

const placeholder = /\{\{-?\s*([^{}\s,]+)[^{}]*\}\}/g

/** Names in double braces, once each. */
export function placeholdersOf(text: string): string[] {
  // Fast path for most texts.
  if (!text.includes('{{')) return []
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort()
}

export function isKnown(name: string): boolean {
  return knownPlaceholders.includes(name)
}

/** A brace that opens or closes no placeholder, such as `{{company}`: it would be shown to the visitor. */
export function hasStrayBrace(text: string): boolean {
  return /[{}]/.test(text) && /[{}]/.test(text.replace(placeholder, ''))
}

/** Tags that texts may have; components give them a meaning (`components/text/TaggedLinks.tsx`). */
export const knownTags = ['privacy', 'imprint']

/** `<b>`, `</b>`, `<br/>`, `<a href="…">`: with repetitions. */
export function tagsOf(text: string): string[] {
  return text.match(/<\/?[a-zA-Z0-9][\w-]*(?:\s[^<>=]*=[^<>]*|\s*\/?)>/g) ?? []
}

export function isKnownTag(tag: string): boolean {
  return knownTags.some((name) => tag === `<${name}>` || tag === `</${name}>`)
}
