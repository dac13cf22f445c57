import type { Organization, PostalAddress, WebSite } from 'schema-dts'
import type { Content } from '../../collections/schemas'
import { address } from '../../i18n/address'
import type { Locale } from '../../i18n/languages'
import { postalAddress } from '../../i18n/postalAddress'

/** The company in full, as the footer shows it; other pages refer to it by `@id`. */
export function organization(company: Content['company'], tagline: string, origin: string, locale: Locale) {
  const { name, legalName, founded, phone, email, profileUrl } = company
  return {
    ...publisher(name, origin),
    legalName,
    slogan: tagline,
    foundingDate: String(founded),
    address: addressNode(postalAddress(company, locale)),
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

/** A postal address from lines, ending with town and postcode, then the country. */
export function addressNode(lines: readonly string[]): PostalAddress {
  const [town = '', country = ''] = lines.slice(-2)
  const [, locality, code] = /^(.+?)\s+(\d[\d\s-]*)$/.exec(town) ?? []
  const street = lines.slice(0, locality ? -2 : -1).join('\n')
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(locality && { addressLocality: locality, postalCode: code }),
    addressCountry: country,
  }
}
