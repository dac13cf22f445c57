/**
 * The lines of an address, the country last, by its name in the reader’s language. The other lines are what a letter
 * needs to arrive, so they are the same in each.
 *
 * @param place its `country` as in ISO 3166-1, two capital letters.
 * @param language BCP 47.
 */
export function postalAddress({ address, country }: { address: readonly string[]; country: string }, language: string): string[] {
  return [...address, new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country]
}
