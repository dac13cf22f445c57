/**
 * Plain data as JSON.
 *
 * @throws for what JSON would drop in silence, as a page would not be made again when it changes.
 */
export function plainJson(data: unknown): string {
  refuseUnlessPlain('', data)
  return JSON.stringify(data) ?? ''
}

function refuseUnlessPlain(key: string, value: unknown): void {
  if (typeof value === 'function' || typeof value === 'symbol') throw new Error(`‘${key}’ of its +data is no plain value.`)
  if (typeof value !== 'object' || value === null) return
  const prototype = Object.getPrototypeOf(value)
  if (prototype && prototype !== Object.prototype && !Array.isArray(value)) throw new Error(`‘${key}’ of its +data is no plain value.`)
  for (const [name, each] of Object.entries(value)) refuseUnlessPlain(name, each)
}
