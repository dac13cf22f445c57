import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../../theme/tokens'
import { useTranslate } from '../text/language'
import { Consent } from './Consent'
import { Footer } from './Footer'
import { Header } from './Header'

/**
 * The layout of every page: skip link, header, footer. Ids that also stand on blog pages begin with an underscore: those of a post’s headings
 * (`blog/markdown.ts`) do not, whatever they say.
 */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <SkipLink href="#_content" className="visually-hidden">
        {t('layout.skip')}
      </SkipLink>
      {/* The next stop of the keyboard, as it lies over the others. */}
      <Consent />
      <Header path={path} />
      <main id="_content">{children}</main>
      <Footer />
    </>
  )
}

const SkipLink = styled.a`
  /* Over the whole header: beside it, a part of the logo would be left. */
  position: fixed; inset: 0 0 auto; z-index: 30; display: grid; align-content: center; block-size: ${space.header}; padding-inline: ${space.side};
  background: ${color.band};
  && { color: #fff; outline-color: #fff; outline-offset: -0.5rem }
`
