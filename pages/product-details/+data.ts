import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { paragraphs, screens, ...words } = t('channelAnalytics')
  const { logos, analyticsScreens } = getContent().pagePictures
  const subject = { kind: 'page', name: words.title, parents: [{ path: '/products', name: t('layout.navigation.products') }] } satisfies Subject
  // The result first, then the source of its data.
  const [first, source, questions, unusual, support] = paragraphs
  const shown = [first, questions, unusual]
  return {
    ...words,
    meta: { ...words.meta, picture: 'channel-analytics' },
    subject,
    groundwork: [source, support].filter((paragraph) => paragraph !== undefined),
    screens: screens.map(({ title }, index) => ({ title, text: shown[index] ?? '', image: analyticsScreens[index]?.image ?? '' })),
    logos: logos.map(({ image }) => image),
  }
}
