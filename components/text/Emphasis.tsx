import { Fragment } from 'react'

/** A text with its quoted and parenthesised phrases in bold (specification §2, /patent), whatever the language’s marks. */
export function Emphasis({ children }: { children: string }) {
  return children.split(phrase).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have no other identity.
    <Fragment key={index}>{index % 2 === 1 ? <strong>{part}</strong> : part}</Fragment>
  ))
}

/** With one capturing group, `split` returns the phrases at odd indexes. */
const phrase = /(“[^”]+”|„[^“]+“|「[^」]+」|\([^)]+\)|（[^）]+）)/u
