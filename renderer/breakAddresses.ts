/** Lets email addresses break before their domain, as browsers break them nowhere, or, where a line is too short, after any letter. */
export function breakAddresses(html: string): string {
  return html.replace(addresses, (found) => (found === '@' ? '@<wbr>' : found))
}

/** Matches tags, elements whose text is not laid out in lines, and the @ of addresses. */
const addresses = /<(option|script|style|textarea|title)\b.*?<\/\1>|<[^>]*>|(?<=[\w.+-])@(?=[\w-]+\.\w)/gs
