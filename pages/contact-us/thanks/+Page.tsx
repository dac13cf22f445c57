import { PageBody } from '../../../components/layout/PageBody'
import { PageHeader } from '../../../components/layout/PageHeader'
import { ButtonLink } from '../../../components/text/ButtonLink'
import { WhatHappensNext } from '../WhatHappensNext'
import type { Data } from './+data'

export function Page({ title, text, image, back, next }: Data) {
  return (
    <>
      <PageHeader title={title} text={text} image={image} alt="">
        <p className="action">
          <ButtonLink to="/">{back}</ButtonLink>
        </p>
      </PageHeader>
      <PageBody>
        <WhatHappensNext {...next} />
      </PageBody>
    </>
  )
}
