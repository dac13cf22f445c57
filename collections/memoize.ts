/** The same function, which makes the value of a key once, and keeps it for as long as the process runs. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return keepIn(new Map(), make)
}

/** The same for what is made of an object, which keeps it as long as the object is in use. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return keepIn(new WeakMap(), make)
}

interface Known<Key, Value> {
  get(key: Key): { value: Value } | undefined
  set(key: Key, made: { value: Value }): unknown
}

function keepIn<Key, Value>(known: Known<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
