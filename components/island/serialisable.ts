/**
 * Ensures that props can be serialised as JSON: plain objects, arrays, strings, finite numbers,
 * booleans, null, and undefined for omitted props.
 *
 * @throws if they cannot; the error names the island and the path of the value.
 */
export function assertSerialisable(props: Record<string, unknown>, island: string): void {
  visit(props, 'props', [])

  function visit(value: unknown, path: string, ancestors: readonly object[]): void {
    if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return
    if (typeof value === 'number' && Number.isFinite(value)) return
    if (typeof value !== 'object') refuse(path, typeof value === 'number' ? String(value) : `a ${typeof value}`)
    if (ancestors.includes(value)) refuse(path, 'a reference back to what contains it')
    const prototype = Object.getPrototypeOf(value)
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
      refuse(path, `an instance of ${prototype.constructor?.name ?? 'a class'}`)
    }
    for (const [key, each] of Object.entries(value)) {
      visit(each, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, [...ancestors, value])
    }
  }

  function refuse(path: string, found: string): never {
    throw new Error(`Island ${island}: ${path} is ${found}. Islands take JSON only, as their props travel in the HTML.`)
  }
}
