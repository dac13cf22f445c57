import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Screens } from '../../components/pictures/Screens'
import { leadParagraph } from '../../components/text/leadStyle'
import { NewTabLink } from '../../components/text/NewTabLink'
import { color, space } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, subtitle, image, lead, screens, readMore, readMoreSubject, url, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={subtitle} image={image} />
      <Lead>
        <p>{lead}</p>
        <External href={url}>
          {readMore} <span className="visually-hidden">{readMoreSubject}</span> <ArrowUpRight aria-hidden size="1.125rem" />
        </External>
      </Lead>
      <Screens screens={screens} />
      <CallToAction {...cta} />
    </>
  )
}

const Lead = styled.div`
  padding: 0 ${space.side}; display: grid; gap: 2rem ${space.gap}; justify-items: start;
  p { ${leadParagraph} max-inline-size: 36em }
`

const External = styled(NewTabLink)`
  display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 3.25rem; padding: 0.6rem 1.75rem; border-radius: 999px;
  border: 1px solid ${color.accent}; color: ${color.accent}; font-weight: 600; text-decoration: none;
  &:hover { background: ${color.band}; color: #fff }
  @media print { min-block-size: 0; padding-block: 0; border: 0; svg { display: none } &::after { content: attr(href) } }
`
