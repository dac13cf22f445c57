import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { getContent } from '../../collections/content'
import { type Content, schemas } from '../../collections/schemas'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { first } from '../../testing/samples'
import { data } from './@opening/+data'
import { Page } from './@opening/+Page'
import { data as listData } from './+data'
import { Page as List } from './+Page'
import { openingFacts, postingOf } from './openingFacts'

type Opening = Content['openings'][number]

const { key, image } = first(getContent().openings)
const plain: Opening = { key, image }
const filled: Opening = {
  ...plain,
  datePosted: '2026-03-14',
  validThrough: '2026-04-14',
  employmentType: 'FULL_TIME',
  workplace: 'remote',
  applicantsFrom: ['IN', 'JP'],
  salary: { currency: 'INR', from: 300_000, to: 450_000, per: 'YEAR' },
}

it('shows pay to the cent, and whole amounts without', () => {
  const shown = (from: number, to?: number) =>
    openingFacts({ ...plain, salary: { currency: 'EUR', from, to, per: 'HOUR' } }, 'de')[0]?.value.replaceAll('\u00A0', ' ')
  expect([shown(12.82), shown(12.5, 14), shown(40_000)]).toEqual([
    expect.stringContaining('12,82 EUR'),
    expect.stringContaining('12,50–14 EUR'),
    expect.stringContaining('40.000 EUR'),
  ])
})

it.each(locales)('in %s, the page shows each fact that is filled in, with its machine-readable value', async (locale) => {
  const words = await data({ locale, routeParams: { opening: key } } as unknown as Parameters<typeof data>[0])
  const html = (opening: Opening) => renderToStaticMarkup(<Page {...words} facts={openingFacts(opening, locale)} />)
  const { labels } = getTranslate(locale)('careers.facts')
  expect(html(plain)).not.toContain('<dt>')
  // React writes `dateTime`.
  const whole = html(filled).replaceAll('dateTime', 'datetime')
  expect(Object.values(labels).filter((label) => !whole.includes(`<dt>${label}</dt>`))).toEqual([])
  for (const text of ['datetime="2026-03-14"', 'datetime="2026-04-14"', 'value="FULL_TIME"', 'value="TELECOMMUTE"', 'value="YEAR"', 'INR', '2026']) {
    expect(whole).toContain(text)
  }
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  for (const code of filled.applicantsFrom ?? []) expect(whole).toContain(countries.of(code))
})

it.each(locales)('in %s, whoever has no mail program to open can read where to send an application', async (locale) => {
  const words = await data({ locale, routeParams: { opening: key } } as unknown as Parameters<typeof data>[0])
  const text = renderToStaticMarkup(<Page {...words} />).replace(/<[^>]*>/g, ' ')
  expect(text).toContain(getContent().company.careersEmail)
})

it('is a job for search engines only with date and workplace', () => {
  expect(postingOf(plain, 'en')).toBeUndefined()
  expect(postingOf({ ...plain, datePosted: '2026-03-14' }, 'en')).toBeUndefined()
  expect(postingOf({ ...plain, workplace: 'office' }, 'en')).toBeUndefined()
  expect(postingOf({ ...plain, datePosted: '2026-03-14', workplace: 'office' }, 'en')).toMatchObject({ datePosted: '2026-03-14', remoteFrom: undefined })
  expect(postingOf(filled, 'de')).toMatchObject({ remoteFrom: ['Indien', 'Japan'], validThrough: '2026-04-14' })
})

it.each([
  [{ datePosted: '14 March' }, 'datePosted'],
  [{ validThrough: '2026-03-13' }, 'validThrough'],
  [{ applicantsFrom: undefined }, 'workplace'],
  [{ workplace: 'office' }, 'applicantsFrom'],
  [{ applicantsFrom: ['India'] }, 'applicantsFrom'],
  [{ employmentType: 'fulltime' }, 'employmentType'],
  [{ salary: { currency: 'Rs.', from: 1, per: 'YEAR' } }, 'salary'],
  [{ salary: { currency: 'INR', from: 2, to: 1, per: 'YEAR' } }, 'salary'],
])('%j is rejected, and the error names the key', (mistake, place) => {
  expect(schemas.openings.safeParse([filled]).success).toBe(true)
  expect(schemas.openings.safeParse([{ ...filled, ...mistake }]).error?.issues.map(({ path }) => path.slice(0, 2))).toEqual([[0, place]])
})

it.each(locales)('in %s, the list says that no position is open, and how to apply all the same', (locale) => {
  const { openings } = getContent()
  const drafts = openings.splice(0)
  onTestFinished(() => void openings.push(...drafts))
  const page = listData({ locale } as Parameters<typeof listData>[0])
  const html = renderToStaticMarkup(<List {...page} />)
  const { apply, open, sampleNote } = getTranslate(locale)('careers')
  expect(html).toContain(`<p>${open.alone}</p>`)
  expect([apply.title, open.text, sampleNote].filter((text) => html.includes(text))).toEqual([])
  expect(page.subject).toEqual({ kind: 'page', name: expect.any(String) })
})
