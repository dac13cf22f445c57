/** Splits a selector list; commas in brackets do not separate. */
export function splitSelectors(selectors: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of selectors) {
    depth += Number(character === '(') - Number(character === ')')
    if (character === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + character)
  }
  return parts
}
