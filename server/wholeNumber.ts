import { z } from 'zod'

/** A setting in digits alone: not 5e2, 0x19 or 25.0, which are slips. */
export function wholeNumber(least: number, most: number) {
  const error = `has to be a whole number from ${least} to ${most}`
  const number = z.number().min(least, error).max(most, error)
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(number)
}
