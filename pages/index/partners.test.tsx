import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultLocale } from '../../i18n/languages'
import { data } from './+data'
import { Page } from './+Page'

it('has no strip of partners without partners, as before the first of them agrees to be named', () => {
  const home = data({ locale: defaultLocale } as Parameters<typeof data>[0])
  expect(renderToStaticMarkup(<Page {...home} />)).toContain('partners-title')
  expect(renderToStaticMarkup(<Page {...home} partnerItems={[]} />)).not.toContain('partners-title')
})
