/**
 * Plain data as JSON.
 *
 * @throws for values that JSON drops or changes silently, because a change of them would not rebuild the page.
 */
export function plainJson(data: unknown): string {
  assertPlain('', data)
  return JSON.stringify(data) ?? ''
}

function assertPlain(key: string, value: unknown): void {
  if (typeof value === 'function' || typeof value === 'symbol') throw new Error(`‘${key}’ of its +data is no plain value.`)
  if (typeof value !== 'object' || value === null) return
  const prototype = Object.getPrototypeOf(value)
  if (prototype && prototype !== Object.prototype && !Array.isArray(value)) throw new Error(`‘${key}’ of its +data is no plain value.`)
  for (const [name, nested] of Object.entries(value)) assertPlain(name, nested)
}
