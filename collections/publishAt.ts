import { z } from 'zod'

/** With its time zone, as an editor in Pune and a build in Ireland mean another moment by the same time. */
export const publishAt = z
  .string()
  .regex(z.regexes.datetime({ precision: -1, offset: true }), 'must be a day and a time with its time zone, such as 2026-12-01T09:00+05:30')
  .optional()
  .describe('Not before this moment, such as 2026-12-01T09:00+05:30: until the first build after it, it is a draft')
