/** A value that JSON would drop or change. */
interface Unserialisable {
  path: string
  /** What it is, such as `an instance of Date`. */
  kind: string
}

/**
 * Looks for a value that JSON would drop or change: anything but plain objects, arrays, strings, finite numbers, booleans, null, and
 * undefined for omitted keys.
 *
 * @param path of the value itself, with which the path of what is found begins.
 * @param ancestors what contains it.
 */
export function findUnserialisable(value: unknown, path = '', ancestors: readonly object[] = []): Unserialisable | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path, kind: String(value) }
  if (typeof value !== 'object') return { path, kind: `a ${typeof value}` }
  if (ancestors.includes(value)) return { path, kind: 'a reference back to what contains it' }
  const prototype = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return { path, kind: `an instance of ${prototype.constructor?.name ?? 'a class'}` }
  }
  const inside = [...ancestors, value]
  for (const [key, each] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    const found = findUnserialisable(each, place, inside)
    if (found) return found
  }
  return undefined
}
