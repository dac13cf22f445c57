import { z } from 'zod'

/** The terminology file: terms per language, wrong terms, and reasons. */
export const termsFile = 'locales/terms.json'

/** What it holds, for a site in these languages. Descriptions are the editors' manual. */
export function termsSchema(languages: readonly string[]) {
  return z.strictObject({
    terms: z
      .array(
        z.strictObject({
          term: z.string().min(1).describe('The term in English, for messages'),
          words: z.strictObject(Object.fromEntries(languages.map((code) => [code, wording.optional()]))).describe('Its wording in each language'),
        }),
      )
      .describe('Terms with one wording in each language'),
    exceptions: z.array(exception).describe('Exceptions from terms and typographic rules'),
  })
}

const text = z.string().min(1)

const wording = z
  .strictObject({
    use: z.array(text).min(1).describe('The word to use; several if there is a choice'),
    not: z
      .array(text)
      .min(1)
      .describe(
        'Words not to use: in English whole words and their plurals, in Japanese wherever they stand, elsewhere beginnings of words; a capital matters only after the first letter',
      ),
    why: text.describe('Why, in a sentence, for the message'),
  })
  .describe('In this language')

const exception = z.strictObject({
  text: text.describe('As in texts'),
  why: text.describe('Why it is right'),
})

export type Terms = z.output<ReturnType<typeof termsSchema>>
