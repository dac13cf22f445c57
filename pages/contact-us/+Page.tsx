import { Fragment } from 'react'
import { styled } from 'styled-components'
import { ContactForm } from '../../components/forms/ContactForm'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { PhoneLink } from '../../components/text/PhoneLink'
import { color, media, space } from '../../theme/tokens'
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
              <dt>{direct.phone}</dt>
              <dd>
                <PhoneLink number={company.phone} />
              </dd>
              <dt>{direct.email}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
              <dt>{direct.address}</dt>
              <dd>
                {company.legalName}
                {company.address.map((line) => (
                  <span key={line}> {line}</span>
                ))}
              </dd>
              {facts.map(({ label, lines }) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{lines}</dd>
                </Fragment>
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
  display: grid; gap: 3.5rem ${space.gap}; inline-size: 100%; margin-block-end: clamp(1rem, 3vw, 2.5rem);
  aside h2 { font-size: 1.3125rem; margin-block-end: 1rem }
  dt { color: ${color.muted}; font-size: 0.9375rem; margin-block-start: 1.25rem }
  dd { font-size: 1.125rem; color: ${color.heading} }
  dd a { display: inline-block; min-block-size: 2rem }
  dd span { display: block }
  ${media.lg} { grid-template-columns: 7fr 4fr; column-gap: clamp(3rem, 8vw, 9rem) }
`
