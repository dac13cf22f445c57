import type { Organization, PostalAddress, WebSite } from 'schema-dts'
import type { Content } from '../../collections/schemas'
import { address } from '../../i18n/address'
import type { Locale } from '../../i18n/languages'

/** The company in full, as the footer shows it; other pages refer to it by `@id`. */
export function organization(company: Content['company'], tagline: string, origin: string) {
  const { name, legalName, founded, phone, email, profileUrl } = company
  return {
    ...publisher(name, origin),
    legalName,
    slogan: tagline,
    foundingDate: String(founded),
    address: addressNode(company),
    telephone: phone,
    email,
    logo: `${origin}/icon-512.png`,
    sameAs: profileUrl,
  } satisfies Organization
}

/** The company in short, with the `@id` shared by all pages. */
export function publisher(name: string, origin: string) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` } satisfies Organization
}

/** The site in one language. */
export function website(name: string, origin: string, locale: Locale): WebSite {
  return { '@type': 'WebSite', name, url: origin + address('/', locale), inLanguage: locale, publisher: { '@id': publisher(name, origin)['@id'] } }
}

/** A postal address from lines, of which the last has town and postcode, and the country’s code. */
export function addressNode({ address: lines, country }: Pick<Content['company'], 'address' | 'country'>): PostalAddress {
  const town = townOf(lines.at(-1) ?? '')
  const street = lines.slice(0, town ? -1 : undefined).join('\n')
  return { '@type': 'PostalAddress', ...(street && { streetAddress: street }), ...town, addressCountry: country }
}

/**
 * The postcode comes last in some countries (“Pune 411000”), first in others (“10115 Berlin”, “1012 AB Amsterdam”); undefined if there is
 * none. One or two digits are the number of a house or a district: “12 High Street”, “75008 Paris 8”.
 */
function townOf(line: string): { addressLocality: string; postalCode: string } | undefined {
  const [, first, last] = /^(.+?)\s+(\d[\d\s-]*\d\d)$/.exec(line) ?? []
  if (first && last) return { addressLocality: first, postalCode: last }
  const [, code, town] = /^〒?(\d[\d\s-]*\d\d(?:\s[A-Z]{2})?)\s+(\D.*)$/.exec(line) ?? []
  return code && town ? { addressLocality: town, postalCode: code } : undefined
}
