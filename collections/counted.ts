/** A number with the English noun that it counts: `1 page`, `3 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
