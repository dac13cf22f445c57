import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { existing } from '../../collections/drafts'
import { pictureSize } from '../../collections/pictureSize'
import { textKey } from '../../i18n/textKey'
import { getTranslate } from '../../i18n/translator'
import { nearestPath } from '../../seo/sitePages'
import type { Subject } from '../../seo/structuredData/subject'
import { sampleTexts } from '../sampleTexts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { heroSlides, sectors, projects, services, offerings, partners, techStack, statistics } = getContent()
  const { hero, ...words } = t('home')
  const { marked } = sampleTexts('projects', locale)
  return {
    ...words,
    meta: { ...words.meta, picture: 'hero-idea' },
    subject: { kind: 'home', tagline: t('layout.footer.tagline') } satisfies Subject,
    locale,
    heading: t('home.hero.heading'),
    label: t('home.hero.label'),
    slides: heroSlides.map(({ href, ...slide }, index) => ({
      ...slide,
      href: nearestPath(href, locale),
      ...required(hero.slides[index], `hero.slides.${index}`),
    })),
    sectorItems: sectors.map(({ category, image }) => ({ category, image, heading: t(`sectors.${category}.heading`) })),
    sectorProjects: sectors.flatMap(({ category, project: shown }) => {
      const own = existing(projects, locale).filter((each) => each.category === category)
      const project = own.find(({ id }) => id === shown) ?? own[0]
      return project ? { ...project, sector: marked(t(`sectors.${category}.heading`)), heading: t(`${textKey('projects', project.id)}.heading`) } : []
    }),
    serviceCards: existing(services, locale).map(({ category, image }) => ({
      to: `/services/${category}`,
      image,
      heading: t(`${textKey('services.cards', category)}.heading`),
    })),
    offeringCards: existing(offerings, locale).map(({ category, image }) => ({ category, image, ...t(`${textKey('offerings', category)}.card`) })),
    partnerItems: partners.map(({ key, logo }) => ({
      name: t(textKey('home.partners.items', key)),
      logo: logo ? { src: logo, ...pictureSize(logo) } : undefined,
    })),
    stackGroups: techStack.map(({ key, image }) => ({ image, ...t(textKey('techStack', key)) })),
    counters: statistics.map(({ key, value }) => ({ key, value, label: t(`home.statistics.${key}`) })),
  }
}

function required<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`locales: key 'home.${key}' is missing.`)
  return value
}
