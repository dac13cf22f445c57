import { decidedBy } from '../../collections/decidedBy'

/**
 * Plain data as JSON, each object by what decides it.
 *
 * @throws for what JSON would drop in silence, as a page would not be made again when it changes.
 */
export function decidingJson(data: unknown): string {
  refuseUnlessPlain('', data)
  return JSON.stringify(data, (_, value) => deciding(value))
}

function refuseUnlessPlain(key: string, given: unknown): void {
  const value = deciding(given)
  if (typeof value === 'function' || typeof value === 'symbol') throw new Error(`‘${key}’ of its +data is no plain value.`)
  if (typeof value !== 'object' || value === null) return
  const prototype = Object.getPrototypeOf(value)
  if (prototype && prototype !== Object.prototype && !Array.isArray(value)) throw new Error(`‘${key}’ of its +data is no plain value.`)
  for (const [name, each] of Object.entries(value)) refuseUnlessPlain(name, each)
}

function deciding(value: unknown): unknown {
  return (typeof value === 'object' && value !== null && decidedBy(value)) || value
}
