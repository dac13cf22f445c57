import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, it } from 'vitest'
import { PartnerStrip } from './PartnerStrip'

function styleOf(logo?: { src: string }): string {
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(<PartnerStrip title="Clients" text="They stayed." items={[{ name: 'Acme' }, { name: 'Nadi', logo }]} />))
  return sheet.getStyleTags()
}

it('sends the rules for logos only with a logo: the home page has no bytes to spare', () => {
  expect(styleOf({ src: '/logos/nadi.svg' })).toContain('li img{')
  expect(styleOf()).not.toContain('img')
})
