import { ButtonLink } from '../../../components/ButtonLink'
import { PageHeader } from '../../../components/PageHeader'
import type { Data } from './+data'

export function Page({ title, text, image, back }: Data) {
  return (
    <PageHeader title={title} text={text} image={image} alt="">
      <p className="action">
        <ButtonLink to="/">{back}</ButtonLink>
      </p>
    </PageHeader>
  )
}
