import { notLaidOut } from './notLaidOut'

/**
 * Lets email addresses that are longer than a line break before their domain, and no others. By an element (`theme/GlobalStyle.ts`), which contains
 * a following full stop as well, because that would otherwise begin a line.
 */
export function breakAddresses(html: string): string {
  if (!html.includes('@')) return html
  return html.replace(addresses, (found, name?: string, domain?: string) => (domain ? `<span class="address">${name}@<wbr>${domain}</span>` : found))
}

/** Looked for from the first character of a word only, in linear time. */
const addresses = new RegExp(`${notLaidOut}|(?<![\\w.+-])([\\w.+-]+)@([\\w-]+(?:\\.\\w[\\w-]*)+[.,;:]*)`, 'gs')
