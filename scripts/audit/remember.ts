/** The value of a key, made when it is first asked for. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as Value
}
