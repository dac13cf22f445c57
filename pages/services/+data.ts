import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { existing } from '../../collections/drafts'
import { textKey } from '../../i18n/textKey'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { callWithSteps } from '../contact-us/nextSteps'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { services, offerings, methodology, sectors, pagePictures } = getContent()
  const { image } = pagePictures.services
  const title = t('layout.navigation.services')
  const { meta, intro, cards, industries, methodology: method } = t('services')
  return {
    meta: { ...meta, picture: image },
    subject: { kind: 'page', name: title } satisfies Subject,
    intro,
    image,
    title,
    which: { title: t('serviceText.title'), text: t('serviceText.meta.description') },
    industries,
    methodology: { title: method.title, text: method.text },
    serviceCards: existing(services, locale).map(({ category, image }) => ({ category, image, ...cards[category as keyof typeof cards] })),
    methodCards: methodology.map(({ key, image }) => ({ image, ...method.items[key as keyof typeof method.items] })),
    ways: {
      title: t('home.whatWeDo.title'),
      text: t('home.whatWeDo.text'),
      links: existing(offerings, locale).map(({ category }) => ({ to: `/what-we-do/${category}`, label: t(`${textKey('offerings', category)}.card.title`) })),
    },
    cta: callWithSteps(locale),
    sectorItems: sectors.map((sector) => ({ ...sector, ...t(`sectors.${sector.category}`) })),
  }
}
