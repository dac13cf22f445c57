import { z } from 'zod'

/**
 * Optional facts of a case study, beside its texts. Its page shows each one once it is filled in, by
 * `pages/project-details/@category/@id/listProjectFacts.ts`; to add one: `docs/adopting/add-a-field.md`.
 */
export const projectFactSchemas = {
  year: z.number().int().min(1990).max(2100).optional().describe('The year in which it was finished'),
  months: z.number().int().positive().optional().describe('How long it took, in months'),
  team: z.number().int().positive().optional().describe('How many people worked on it'),
  technologies: z.array(z.string().min(1)).min(1).optional().describe('Technologies used, with their official names'),
  figure: z
    .number()
    .optional()
    .describe('A number that shows the result; its unit is in locales/<language>/projects.json, as figure of the project, with {{number}} for the number'),
}
