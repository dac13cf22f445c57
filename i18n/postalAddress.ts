import { countryName } from './countryName'

/**
 * The lines of an address, with the country last, in the reader’s language. The other lines are the same in each
 * language, as on a letter.
 *
 * @param place its `country` as in ISO 3166-1, two capital letters.
 * @param language BCP 47.
 */
export function postalAddress({ address, country }: { address: readonly string[]; country: string }, language: string): string[] {
  return [...address, countryName(country, language)]
}
