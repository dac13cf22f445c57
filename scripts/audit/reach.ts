/**
 * The starts and all that they lead to, in one step or several.
 *
 * @param next where one of them leads.
 */
export function reach(starts: Iterable<string>, next: (from: string) => Iterable<string>): Set<string> {
  const reached = new Set(starts)
  // The iteration of a set also comes to what is added meanwhile.
  for (const each of reached) for (const other of next(each)) reached.add(other)
  return reached
}
