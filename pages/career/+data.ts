import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { existing } from '../../collections/drafts'
import { languageOf } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { sampleTexts } from '../sampleTexts'
import { applyBy } from './applyBy'
import { howWeWork } from './howWeWork'
import { textFacts } from './openingFacts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { openings: words, meta, menu, title, intro, apply, open, sampleNote } = t('careers')
  const sample = sampleTexts('careers', locale)
  const { colon = ': ' } = languageOf(locale)
  const openings = existing(getContent().openings, locale).map(({ key, image }) => {
    const { title: name, text, ...facts } = words[key as keyof typeof words]
    return { key, to: `/career/${key}`, title: name, text, image, facts: textFacts(facts, locale), contact: applyBy(name, locale) }
  })
  return {
    meta: { ...meta, description: sample.marked(meta.description), picture: 'opening-design' },
    subject: (openings.length > 0
      ? { kind: 'openings', name: menu, openings: openings.map(({ to, title: name }) => ({ name, path: to })) }
      : { kind: 'page', name: menu }) satisfies Subject,
    title,
    intro,
    image: getContent().pagePictures.careers.image,
    colon,
    email: getContent().company.careersEmail,
    openings,
    open: { title: open.title, text: openings.length > 0 ? open.text : open.alone, contact: applyBy(open.title, locale) },
    apply,
    work: howWeWork(locale),
    sampleNote: sample.note && sampleNote,
  }
}
