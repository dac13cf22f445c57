/**
 * The name of a country, in the reader’s language.
 *
 * @param code ISO 3166-1, two capital letters.
 * @param language BCP 47.
 */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}
