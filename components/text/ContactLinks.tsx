import { Fragment } from 'react'
import { getSharedContent } from '../../collections/sharedContent'
import { MailLink } from './MailLink'
import { PhoneLink } from './PhoneLink'

/** A text in which the company’s phone number and email address are links, so that the words need no markup. */
export function ContactLinks({ children }: { children: string }) {
  const { phone, email } = getSharedContent().company
  return children.split(email).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have no other identity.
    <Fragment key={index}>
      {index > 0 && <MailLink address={email} />}
      {text.split(phone).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Fragment key={place}>
          {place > 0 && <PhoneLink number={phone} />}
          {part}
        </Fragment>
      ))}
    </Fragment>
  ))
}
