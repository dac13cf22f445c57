import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { styled } from 'styled-components'
import { defaultLocale } from '../../i18n/languages'
import { direction, translator } from '../../i18n/translator'
import { color, space, type } from '../../theme/tokens'
import { LinkLocale, useLocale, useTranslate } from '../text/language'

/** An untranslated page in the layout of its language: English content with a notice, and links that stay in that language. */
export function Untranslated({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <Note>{t('layout.untranslated')}</Note>
      <LinkLocale value={useLocale()}>
        <I18nextProvider i18n={translator(defaultLocale)}>
          <Original lang={defaultLocale} dir={direction(defaultLocale)}>
            {children}
          </Original>
        </I18nextProvider>
      </LinkLocale>
    </>
  )
}

const Note = styled.p`padding: 0.75rem ${space.side}; font-size: ${type.small}; color: ${color.muted}; border-block-end: 1px solid ${color.hairline}`

/** Without a box, so that sections stay children of the page’s grid. */
const Original = styled.div`display: contents`
