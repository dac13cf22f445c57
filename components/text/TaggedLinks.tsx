import { Fragment } from 'react'
import { PageLink } from './PageLink'

interface TaggedLinksProps {
  /** Such as `Our <privacy>privacy notice</privacy> explains it.` */
  children: string
  /** The logical path of the page that each tag links to. */
  to: Readonly<Record<string, string>>
}

/** A text in which tags mark links, so that each language has them where its grammar wants them. */
export function TaggedLinks({ children, to }: TaggedLinksProps) {
  // Text, the name of a tag and what is in it, in turn.
  const parts = children.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const path = index % 3 === 2 ? to[parts[index - 1] ?? ''] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have no other identity.
    return <Fragment key={index}>{path ? <PageLink to={path}>{part}</PageLink> : part}</Fragment>
  })
}
