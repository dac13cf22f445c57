import { styled } from 'styled-components'
import { PageHeader } from '../../../components/layout/PageHeader'
import { ButtonLink } from '../../../components/text/ButtonLink'
import { ContactLinks } from '../../../components/text/ContactLinks'
import type { Data } from './+data'

/** Target of the server’s redirect for a rejected native form (server/contact/answer.ts). */
export function Page({ title, text, back, phone, email, image }: Data) {
  return (
    <PageHeader title={title} text={text} image={image} alt="">
      <Ways className="lead">
        <ContactLinks>{phone}</ContactLinks>
        <br />
        <ContactLinks>{email}</ContactLinks>
      </Ways>
      <p className="action">
        <ButtonLink to="/contact-us">{back}</ButtonLink>
      </p>
    </PageHeader>
  )
}

/** The line under a link does not reach into a block, as which an address is kept whole. */
const Ways = styled.p`
  .address { text-decoration: inherit }
`
