/** The value of a key, made when it is first asked for. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as Value
}

/** The same function, which makes a value once for each page, site or element, and keeps it as long as that is in use. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
