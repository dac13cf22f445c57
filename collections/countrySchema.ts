import { z } from 'zod'

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** The code of a country (ISO 3166-1), two capital letters. */
export const country = z.string().refine((code) => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined, 'must be a country’s code in capitals, such as IN')
