import { z } from 'zod'
import { country } from './countrySchema'

/** Aborts, as no other day can be compared with a wrong one. */
const day = z.iso.date({ error: 'must be a day such as 2026-03-14', abort: true })
const currencies = new Set(Intl.supportedValuesOf('currency'))

const salary = z
  .strictObject({
    currency: z
      .string()
      .refine((code) => currencies.has(code), 'must be the code of a currency, such as INR')
      .describe('ISO 4217'),
    from: z.number().positive().describe('The lowest amount'),
    to: z.number().positive().optional().describe('The highest amount of a range'),
    per: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).describe('The period of the amount'),
  })
  .refine(({ from, to }) => to === undefined || to > from, { path: ['to'], error: 'must be more than “from”; leave it out if there is one amount' })

/**
 * Optional facts of an opening, beside its texts. Search engines show it as a job once `datePosted` and `workplace` are filled in.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const postingFacts = {
  datePosted: day.optional().describe('Date of first publication'),
  validThrough: day.optional().describe('The last day to apply, not before datePosted; remove the opening after it'),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']).optional().describe('Kind of employment'),
  workplace: z
    .enum(['office', 'hybrid', 'remote'])
    .optional()
    .describe('office: at the address in company.json; hybrid: partly there; remote: entirely elsewhere'),
  applicantsFrom: z.array(country).min(1).optional().describe('Countries of residence for remote work, for “remote” only: ISO 3166-1 codes'),
  salary: salary.optional().describe('The pay before tax'),
}

type Posting = z.infer<z.ZodObject<typeof postingFacts>>

/** A contradiction in an opening: the wrong key, and the reason. */
export function postingProblem({ datePosted, validThrough, workplace, applicantsFrom }: Posting): { key: keyof Posting; message: string } | undefined {
  if (datePosted && validThrough && validThrough < datePosted)
    return { key: 'validThrough', message: `must not be before “datePosted”, which is ${datePosted}` }
  if (workplace === 'remote' && !applicantsFrom)
    return { key: 'workplace', message: 'must come with “applicantsFrom”, the countries in which applicants may live, such as ["IN"]' }
  if (workplace !== 'remote' && applicantsFrom) return { key: 'applicantsFrom', message: 'must be left out, unless "workplace" is "remote"' }
  return undefined
}
