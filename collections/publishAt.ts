import { z } from 'zod'

/** With time zone, because editors and build servers may be in different ones. */
export const publishAt = z
  .string()
  .regex(z.regexes.datetime({ precision: -1, offset: true }), 'must be a day and a time with its time zone, such as 2026-12-01T09:00+05:30')
  .optional()
  .describe('Time of publication, such as 2026-12-01T09:00+05:30: a draft until the first build after it')
