import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { Layout } from '../components/layout/Layout'
import { locales } from '../i18n/languages'
import { translator } from '../i18n/translator'
import { sitePages } from '../seo/sitePages'
import { layoutParts } from './layoutParts'
import { breakHeadings } from './lineBreaks/breakHeadings'

it.each(locales)('are for each page of the site, in %s, what the layout would be if it was rendered for that page alone', (locale) => {
  const provide = (children: React.ReactNode) => <I18nextProvider i18n={translator(locale)}>{children}</I18nextProvider>
  const different = [...sitePages(), { path: '/404' }].filter(({ path }) => {
    const { before, after } = layoutParts(path, locale, provide)
    return before + after !== breakHeadings(renderToStaticMarkup(provide(<Layout path={path}>{''}</Layout>)), locale)
  })
  expect(different).toEqual([])
})
