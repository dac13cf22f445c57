import { z } from 'zod'

/** What `locales/terms.json` holds, for a site in these languages. Descriptions are the editors' manual. */
export function termsSchema(languages: readonly string[]) {
  return z.strictObject({
    terms: z
      .array(
        z.strictObject({
          term: z.string().min(1).describe('What is named, in English, as messages call it'),
          words: z.strictObject(Object.fromEntries(languages.map((code) => [code, wording.optional()]))).describe('Per language, what texts call it'),
        }),
      )
      .describe('What has one name in each language'),
    exceptions: z.array(exception).describe('What neither the terms nor the rules of typography mean'),
  })
}

const text = z.string().min(1)

const wording = z
  .strictObject({
    use: z.array(text).min(1).describe('The word to use; several where there is a choice'),
    not: z
      .array(text)
      .min(1)
      .describe(
        'Words not to use: in English whole words and their plurals, in Japanese wherever they stand, elsewhere beginnings of words; a capital matters only after the first letter',
      ),
    why: text.describe('Why, in a sentence, for whoever is told'),
  })
  .describe('In this language')

const exception = z.strictObject({
  text: text.describe('As it stands in texts'),
  why: text.describe('Why it is right'),
})

export type Terms = z.output<ReturnType<typeof termsSchema>>
