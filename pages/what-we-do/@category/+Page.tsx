import { styled } from 'styled-components'
import { CallToAction } from '../../../components/layout/CallToAction'
import { NextSteps } from '../../../components/layout/NextSteps'
import { PageBody } from '../../../components/layout/PageBody'
import { PageHeader } from '../../../components/layout/PageHeader'
import { BackLink } from '../../../components/text/BackLink'
import { Prose } from '../../../components/text/Prose'
import { textColumns } from '../../../components/text/proseStyle'
import { color, media, space, type } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ h1, title, text, text1, para, image, back, cta, nextSteps }: Data) {
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
      <CallToAction {...cta}>
        <NextSteps {...nextSteps} />
      </CallToAction>
    </>
  )
}

const Story = styled.div`
  display: grid; gap: 1.5rem ${space.gap}; inline-size: 100%;
  h2 { padding-block-start: 1.25rem; border-block-start: 1px solid ${color.accent}; align-self: start }
  ${media.lg} { ${textColumns('last')} > h2 { font-size: ${type.h2} } > div { padding-block-start: 1.25rem } }
`
