import { ButtonLink } from '../../../components/ButtonLink'
import { PageHeader } from '../../../components/PageHeader'
import type { Data } from './+data'

export function Page({ title, text, back }: Data) {
  return (
    <PageHeader title={title} text={text} image="thanks" alt="">
      <p className="action">
        <ButtonLink to="/">{back}</ButtonLink>
      </p>
    </PageHeader>
  )
}
