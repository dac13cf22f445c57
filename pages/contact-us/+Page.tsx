import { styled } from 'styled-components'
import { ContactForm } from '../../components/forms/ContactForm'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { twoThirds } from '../../components/layout/twoThirds'
import { AddressLines } from '../../components/text/AddressLines'
import { MailLink } from '../../components/text/MailLink'
import { PhoneLink } from '../../components/text/PhoneLink'
import { color, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'
import { WhatHappensNext } from './WhatHappensNext'

export function Page({ title, intro, image, direct, company, facts, form, next }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} image={image} alt="" />
      <PageBody>
        <Columns>
          <ContactForm {...form} />
          <aside aria-labelledby="direct">
            <h2 id="direct">{direct.title}</h2>
            <dl>
              <div>
                <dt>{direct.phone}</dt>
                <dd>
                  <PhoneLink number={company.phone} />
                </dd>
              </div>
              <div>
                <dt>{direct.email}</dt>
                <dd>
                  <MailLink address={company.email} />
                </dd>
              </div>
              <div>
                <dt>{direct.address}</dt>
                <dd>
                  <AddressLines name={company.legalName} lines={company.address} />
                </dd>
              </div>
              {facts.map(({ label, lines }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{lines}</dd>
                </div>
              ))}
            </dl>
          </aside>
        </Columns>
        <WhatHappensNext {...next} />
      </PageBody>
    </>
  )
}

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 3.5rem ${space.gap}; inline-size: 100%; margin-block-end: clamp(1rem, 3vw, 2.5rem);
  aside h2 { font-size: 1.3125rem; margin-block-end: 1rem }
  dl { display: grid; gap: 1.25rem ${space.gap} }
  dt { color: ${color.muted}; font-size: ${type.small} }
  dd { font-size: ${type.lead}; line-height: 1.5; color: ${color.heading}; text-wrap: balance }
  dd a { display: inline-block; min-block-size: 2rem }
  dd span { display: block }
  ${media.mdAndPaper} { dl { grid-template-columns: 1fr 1fr; > :nth-child(3) { grid-area: 1 / 2 / span 3 } } }
  /* On a wide sheet as on a narrow one, as the form that they stand beside is not printed. */
  @media screen { ${media.lg} { ${twoThirds} dl { grid-template-columns: 1fr; > :nth-child(3) { grid-area: auto } } } }
`
