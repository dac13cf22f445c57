import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getContent } from '../../../../collections/content'
import { schemas } from '../../../../collections/schemas'
import { FactList } from '../../../../components/text/FactList'
import { defaultLocale, locales } from '../../../../i18n/languages'
import { textKey } from '../../../../i18n/textKey'
import { getTranslate } from '../../../../i18n/translator'
import { first } from '../../../../testing/samples'
import { listProjectFacts } from './listProjectFacts'

const { id, category, image } = first(getContent().projects)
const plain = { id, category, image }
const filled = { ...plain, year: 2019, months: 14, team: 6, technologies: ['React', 'Django'] }

it.each(locales)('in %s, a case study shows its sector, its kind, and each fact that is filled in', (locale) => {
  const t = getTranslate(locale)
  const { paragraph } = t(textKey('projects', id))
  const html = (project: typeof plain, figure?: string) =>
    renderToStaticMarkup(<FactList facts={listProjectFacts(project, { paragraph, figure }, locale)} />).replaceAll('&amp;', '&')
  const labels = t('work.facts.labels')
  const shown = (text: string) => Object.values(labels).filter((label) => text.includes(`<dt>${label}</dt>`))
  expect(shown(html(plain))).toEqual([labels.sector, labels.kind])
  expect(html(plain)).toContain(t(`sectors.${category}.heading`))
  expect(shown(html(filled, '122 countries'))).toEqual(Object.values(labels))
  for (const text of ['2019', '14', '6', 'React', 'Django', '122 countries']) expect(html(filled, '122 countries')).toContain(text)
})

it('the kind leads to the service that the case study is an example of, if that is published', () => {
  const { category: service } = first(getContent().services)
  const kind = (project: typeof plain & { service?: string }) => listProjectFacts(project, { paragraph: 'Kind · Sector' }, defaultLocale)[1]
  expect(kind(plain)?.to).toBeUndefined()
  expect(kind({ ...plain, service })?.to).toBe(`/services/${service}`)
  expect(kind({ ...plain, service: 'not-published' })?.to).toBeUndefined()
})

it.each(locales)('in %s, the kind is the type label without the sector', (locale) => {
  const t = getTranslate(locale)
  for (const project of getContent().projects) {
    const { paragraph } = t(textKey('projects', project.id))
    const sector = t(`sectors.${project.category}.heading`)
    const kind = listProjectFacts(project, { paragraph }, locale).find(({ label }) => label === t('work.facts.labels.kind'))?.value ?? ''
    expect(paragraph.startsWith(kind)).toBe(true)
    expect(paragraph.endsWith(sector)).toBe(true)
    expect(kind.length).toBeLessThan(paragraph.length - sector.length)
  }
})

it.each([{ year: 20 }, { months: 0 }, { team: 1.5 }, { technologies: [] }, { figure: '122' }])('%j is rejected', (mistake) => {
  expect(schemas.projects.safeParse([{ ...filled, figure: 122 }]).success).toBe(true)
  expect(schemas.projects.safeParse([{ ...filled, ...mistake }]).success).toBe(false)
})
