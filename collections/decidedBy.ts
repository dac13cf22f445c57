/**
 * The inputs that determine an expensive object; compare these instead of the object itself.
 *
 * @returns plain data; undefined where nothing less than the object decides.
 */
export function decidedBy(value: object): unknown {
  return decisions.get(value)
}

/**
 * Says that an object is a function of these data and of the code, and so the same as long as they are.
 *
 * @returns the object.
 */
export function setDecidedBy<T extends object>(value: T, data: unknown): T {
  decisions.set(value, data)
  return value
}

const decisions = new WeakMap<object, unknown>()
