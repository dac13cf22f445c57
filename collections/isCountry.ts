/** Whether it is the code of a country (ISO 3166-1, two capital letters). */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) !== undefined
}
