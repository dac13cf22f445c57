import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { site, pagePictures } = getContent()
  const { interviewUrl, interviewDate } = site
  const { image } = pagePictures.leadership
  const poster = pagePictures.interview.image
  const t = getTranslate(locale)
  const words = t('leadership')
  const { title } = words
  const interview = { ...words.interview, elsewhere: `${words.interview.elsewhere} ${t('layout.newTab')}` }
  const subject = {
    kind: 'interview',
    name: title,
    title: interview.title,
    text: interview.text,
    url: interviewUrl,
    date: interviewDate,
    image: poster,
  } satisfies Subject
  return { ...words, interview, cta: t('home.cta'), meta: { ...words.meta, picture: image }, subject, image, poster, interviewUrl, frames: [interviewUrl] }
}
