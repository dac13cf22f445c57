import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { existing } from '../../../collections/drafts'
import { textKey } from '../../../i18n/textKey'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { notFound } from '../../notFound'
import { sampleTexts } from '../../sampleTexts'
import { applyBy } from '../applyBy'
import { howWeWork } from '../howWeWork'
import { openingFacts, postingOf, textFacts } from '../openingFacts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const openings = existing(getContent().openings, locale)
  const opening = openings.find(({ key }) => key === routeParams.opening)
  if (!opening) return notFound()
  const { key, image } = opening
  const { meta, ...words } = t(textKey('careers.openings', key))
  const { labels, page, steps, open, sampleNote } = t('careers')
  const sample = sampleTexts('careers', locale)
  const { title, text, tasks, keySkills, location, experience } = words
  return {
    meta: { ...meta, description: sample.marked(meta.description), picture: image },
    subject: {
      kind: 'opening',
      name: title,
      parents: [{ path: '/career', name: t('careers.menu') }],
      opening: { text, tasks, keySkills, location, experience, labels: { tasks: page.tasks, keySkills: labels.keySkills, experience: labels.experience } },
      posting: postingOf(opening, locale),
    } satisfies Subject,
    title,
    text,
    image,
    tasks,
    facts: [...textFacts(words, locale), ...openingFacts(opening, locale)],
    sampleNote: sample.note && sampleNote,
    labels: page,
    steps,
    apply: applyBy(title, locale),
    work: howWeWork(locale),
    others: [
      ...openings
        .filter((other) => other !== opening)
        .map((other) => ({ to: `/career/${other.key}`, title: t(`${textKey('careers.openings', other.key)}.title`) })),
      { to: '/career#open-application', title: open.title },
    ],
  }
}
