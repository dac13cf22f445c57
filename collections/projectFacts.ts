import { z } from 'zod'

/**
 * What may be said of a case study beyond its words. Its page shows each of these once it is filled in, by
 * `pages/project-details/@category/@id/projectFacts.ts`; to add one: `docs/adopting/add-a-field.md`.
 */
export const projectFacts = {
  year: z.number().int().min(1990).max(2100).optional().describe('The year in which it was finished'),
  months: z.number().int().positive().optional().describe('How long it took, in months'),
  team: z.number().int().positive().optional().describe('How many people worked on it'),
  technologies: z.array(z.string().min(1)).min(1).optional().describe('What it is made with, by the names that its makers give it'),
  figure: z
    .number()
    .optional()
    .describe(
      'A number that says what came of it; its unit stands in locales/<language>/projects.json, under the project’s figure, with {{number}} in its place',
    ),
}
