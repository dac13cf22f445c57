import type { PageContextServer } from 'vike/types'
import { backendAddress } from '../../blog/backendAddress'
import { getContent } from '../../collections/content'
import { postalAddress } from '../../i18n/postalAddress'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { contactFacts } from '../company-overview/companyProfile'
import { nextSteps } from './nextSteps'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { meta, title, intro, direct, labels, emailHint, servicePlaceholder, services, honeypot, privacyNote, ...words } = getTranslate(locale)('contact')
  const { submit, sending, success, failure, error, close } = words
  const { company, pagePictures } = getContent()
  const { legalName, phone, email } = company
  const { image } = pagePictures.contact
  return {
    meta: { ...meta, picture: image },
    subject: { kind: 'page', name: title } satisfies Subject,
    title,
    intro,
    image,
    direct,
    // The response time is part of the next steps.
    facts: contactFacts({ ...company, answersWithin: undefined }, locale),
    company: { legalName, address: postalAddress(company, locale), phone, email },
    next: nextSteps(locale),
    form: {
      action: `${backendAddress()}/contact.php`,
      labels,
      emailHint,
      servicePlaceholder,
      services,
      honeypot,
      privacyNote,
      words: { submit, sending, success, failure, error, close },
    },
  }
}
