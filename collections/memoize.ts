/** The same function, which makes the value of a key once, and keeps it for as long as the process runs. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
