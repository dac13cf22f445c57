import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { getContent } from '../../collections/content'
import { LegalText } from '../../components/text/LegalText'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { data as privacy } from '../privacy/+data'
import { data as imprint } from './+data'

const pages = locales.flatMap((locale) => [
  { name: `imprint ${locale}`, locale, data: imprint },
  { name: `privacy ${locale}`, locale, data: privacy },
])

it.each(pages)('$name says that it is a sample only until the company has confirmed it', ({ locale, data }) => {
  const { site } = getContent()
  const { unconfirmedTexts } = site
  onTestFinished(() => {
    site.unconfirmedTexts = unconfirmedTexts
  })
  const note = getTranslate(locale)('legal').placeholderNote
  const html = () => renderToStaticMarkup(<LegalText {...data({ locale } as Parameters<typeof data>[0])} />)
  site.unconfirmedTexts = ['legal']
  expect(html()).toContain(note)
  site.unconfirmedTexts = ['projects']
  expect(html()).toContain('<h2')
  expect(html()).not.toContain(note)
})

it.each(pages)('$name names the company as it is registered', ({ locale, data }) => {
  const html = renderToStaticMarkup(<LegalText {...data({ locale } as Parameters<typeof data>[0])} />)
  expect(html).toContain(getContent().company.legalName)
  // The legal form may end in a full stop.
  expect(html).not.toContain('..')
})
