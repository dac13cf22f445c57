import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { LeadText } from '../../components/text/LeadText'
import { NewTabLink } from '../../components/text/NewTabLink'
import { color } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, subtitle, image, paragraphs, readMore, readMoreSubject, url, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={subtitle} image={image} />
      <LeadText paragraphs={paragraphs}>
        <External href={url}>
          {readMore} <span className="visually-hidden">{readMoreSubject}</span> <ArrowUpRight aria-hidden size={18} />
        </External>
      </LeadText>
      <CallToAction {...cta} />
    </>
  )
}

const External = styled(NewTabLink)`
  display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 3.25rem; padding: 0.6rem 1.75rem; border-radius: 999px;
  border: 1px solid ${color.accent}; color: ${color.accent}; font-weight: 600; text-decoration: none;
  &:hover { background: ${color.band}; color: #fff }
`
