import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { getContent } from '../../collections/content'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { data as caseStudyData } from '../project-details/@category/@id/+data'
import { Page as CaseStudy } from '../project-details/@category/@id/+Page'
import { data as serviceData } from '../services/@category/+data'
import { Page as Service } from '../services/@category/+Page'
import { data as contactData } from './+data'
import { Page as Contact } from './+Page'
import { data as thanksData } from './thanks/+data'
import { Page as Thanks } from './thanks/+Page'

const { company, projects, services } = getContent()
const [project] = projects
const pages = [
  { name: 'contact page', data: contactData, Page: Contact, routeParams: {} },
  { name: 'thanks', data: thanksData, Page: Thanks, routeParams: {} },
  { name: 'service', data: serviceData, Page: Service, routeParams: { category: services[0]?.category ?? '' } },
  { name: 'case study', data: caseStudyData, Page: CaseStudy, routeParams: { category: project?.category ?? '', id: String(project?.id) } },
].flatMap((page) => locales.map((locale) => ({ ...page, locale })))

it.each(pages)(
  'the $name in $locale says what happens next, with a response time only if the company has given one',
  async ({ data, Page, routeParams, locale }) => {
    const { answersWithin } = company
    onTestFinished(() => {
      company.answersWithin = answersWithin
    })
    const html = async (days: number | undefined) => {
      company.answersWithin = days
      const View = Page as unknown as ComponentType<object>
      return renderToStaticMarkup(<View {...(await data({ locale, routeParams } as never))} />)
    }
    const t = getTranslate(locale)
    const time = t('company.profile.answer', { count: 3 })
    const sentence = t('contact.next.answer', { time })
    const withoutTime = await html(undefined)
    expect([t('contact.next.title'), ...t('contact.next.steps').map(({ title }) => title)].filter((text) => !withoutTime.includes(text))).toEqual([])
    expect(withoutTime).not.toContain(sentence)
    const withTime = await html(3)
    expect(withTime).toContain(sentence)
    expect(withTime.split(time)).toHaveLength(2)
  },
)
