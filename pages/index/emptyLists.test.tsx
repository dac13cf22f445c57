import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultLocale } from '../../i18n/languages'
import { data } from './+data'
import { Page } from './+Page'

it.each([
  ['partners', 'partnerItems', 'partners'],
  ['services', 'serviceCards', 'expertise'],
  ['offerings', 'offeringCards', 'whatWeDo'],
  ['projects', 'sectorProjects', 'industries'],
] as const)('has no heading over nothing without %s, as before the first is published', (_, list, section) => {
  const home = data({ locale: defaultLocale } as Parameters<typeof data>[0])
  const heading = `>${home[section].title}</h2>`
  expect(renderToStaticMarkup(<Page {...home} />)).toContain(heading)
  expect(renderToStaticMarkup(<Page {...home} {...{ [list]: [] }} />)).not.toContain(heading)
})
