import { styled } from 'styled-components'
import { BackLink } from '../../../components/BackLink'
import { CallToAction } from '../../../components/CallToAction'
import { PageBody } from '../../../components/PageBody'
import { PageHeader } from '../../../components/PageHeader'
import { Prose } from '../../../components/Prose'
import { media, space } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ h1, title, text, text1, para, image, back, cta }: Data) {
  return (
    <>
      <PageHeader
        title={h1}
        text={text}
        image={image}
        label={
          <BackLink to="/" history>
            {back}
          </BackLink>
        }
      />
      <PageBody>
        <Story>
          <h2>{title}</h2>
          <Prose>
            {text1 && <p>{text1}</p>}
            <p>{para}</p>
          </Prose>
        </Story>
      </PageBody>
      <CallToAction {...cta} />
    </>
  )
}

const Story = styled.div`
  display: grid; gap: 1.5rem ${space.gap};
  ${media.lg} { grid-template-columns: 5fr 7fr }
`
