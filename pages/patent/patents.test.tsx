import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { getContent } from '../../collections/content'
import { schemas } from '../../collections/schemas'
import { locales } from '../../i18n/languages'
import { data } from './+data'
import { Page } from './+Page'

const { company } = getContent()
const patents = [
  { number: 'IN 12', country: 'IN', holder: 'Sample Ltd.' },
  { number: 'EP 34', country: 'DE', holder: 'A. Sample' },
]

it.each(locales)('in %s, each patent shows number, country and holder if filled in', (locale) => {
  const { patents: before } = company
  onTestFinished(() => {
    company.patents = before
  })
  const html = () => renderToStaticMarkup(<Page {...data({ locale } as Parameters<typeof data>[0])} />)
  company.patents = undefined
  expect(html()).not.toContain('<small')
  company.patents = patents
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const [, ...shown] = html().split('<small')
  const wanted = patents.map(({ number, country, holder }) => [number, countries.of(country) ?? '', holder])
  expect(wanted.map((facts, index) => facts.filter((fact) => !shown[index]?.includes(fact)))).toEqual([[], []])
})

it.each(locales)('in %s, quoted and parenthesised phrases are bold, and only those', (locale) => {
  const { paragraphs, ...rest } = data({ locale } as Parameters<typeof data>[0])
  const html = renderToStaticMarkup(<Page {...rest} paragraphs={paragraphs} />)
  const phrases = paragraphs.flatMap((paragraph) => paragraph.match(/“.+?”|„.+?“|「.+?」|\(.+?\)|（.+?）/g) ?? [])
  expect(phrases.length).toBeGreaterThanOrEqual(paragraphs.length)
  expect([...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, phrase]) => phrase)).toEqual(phrases)
})

it('rejects a country that does not exist', () => {
  expect(schemas.company.safeParse({ ...company, patents }).success).toBe(true)
  expect(schemas.company.safeParse({ ...company, patents: patents.map((patent) => ({ ...patent, country: 'XX' })) }).success).toBe(false)
})
