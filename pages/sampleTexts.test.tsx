import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { getContent } from '../collections/content'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { data as homeData } from './index/+data'
import { Page as Home } from './index/+Page'
import { data as caseStudyData } from './project-details/@category/@id/+data'
import { Page as CaseStudy } from './project-details/@category/@id/+Page'
import { data as testimonialData } from './testimonial/+data'
import { Page as Testimonials } from './testimonial/+Page'
import { data as workData } from './work/+data'
import { Page as Portfolio } from './work/+Page'

const { projects, sectors, site, testimonials } = getContent()
const [project] = projects
const pages = [
  {
    name: 'case study',
    file: 'projects',
    marks: 1,
    data: caseStudyData,
    Page: CaseStudy,
    routeParams: { category: project?.category ?? '', id: `${project?.id}` },
  },
  { name: 'portfolio', file: 'projects', marks: projects.length, data: workData, Page: Portfolio, routeParams: {} },
  { name: 'page of testimonials', file: 'testimonial', marks: 1 + testimonials.length, data: testimonialData, Page: Testimonials, routeParams: {} },
  // Its description is the company’s; it shows a project of each sector.
  { name: 'home page', file: 'projects', marks: sectors.length, describes: false, data: homeData, Page: Home, routeParams: {} },
].flatMap((page) => locales.map((locale) => ({ ...page, locale })))

it.each(pages)(
  'the $name in $locale and each of its cards are marked as samples until confirmed',
  async ({ file, marks, describes = true, data, Page, routeParams, locale }) => {
    const { unconfirmedTexts } = site
    onTestFinished(() => {
      site.unconfirmedTexts = unconfirmedTexts
    })
    const { label, note } = getTranslate(locale)('layout.sample')
    const rendered = async (unconfirmed: string[]) => {
      site.unconfirmedTexts = unconfirmed
      const View = Page as unknown as ComponentType<object>
      const shown = (await data({ locale, routeParams } as never)) as { meta: { description: string } }
      const text = renderToStaticMarkup(<View {...shown} />).replace(/<[^>]*>/g, '\n')
      return { marks: text.split('\n').filter((line) => line === note || line.startsWith(label)).length, description: shown.meta.description.startsWith(label) }
    }
    expect(await rendered([file])).toEqual({ marks, description: describes })
    expect(await rendered(['legal'])).toEqual({ marks: 0, description: false })
  },
)
