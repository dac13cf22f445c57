import type { Article, BlogPosting, Organization, Service, VideoObject } from 'schema-dts'
import type { NodeContext, Subject } from './subject'

type Of<Kind extends Subject['kind']> = Extract<Subject, { kind: Kind }>

export function service({ name, description, image }: Of<'service'>, { url, publisher, imageAddress }: NodeContext): Service {
  return { '@type': 'Service', name, description, url, image: imageAddress(image), provider: publisher }
}

/** A case study or a post. It has no date as long as the page shows none. */
export function article(subject: Of<'caseStudy'> | Of<'post'>, { url, locale, publisher, imageAddress }: NodeContext): Article | BlogPosting {
  const shared = { headline: subject.name, image: imageAddress(subject.image), url, mainEntityOfPage: url, author: publisher, publisher }
  if (subject.kind === 'post') return { '@type': 'BlogPosting', ...shared, inLanguage: subject.language }
  return { '@type': 'Article', ...shared, description: subject.description, articleSection: subject.section, inLanguage: locale }
}

/** The interview, as far as is known: there is no length in the content. */
export function interview({ title, text, url, date, image }: Of<'interview'>, { imageAddress }: NodeContext): VideoObject {
  return { '@type': 'VideoObject', name: title, description: text, embedUrl: url, uploadDate: date, thumbnailUrl: imageAddress(image) }
}

/** How the company is registered; nothing as long as that is not filled in. */
export function registration({ legalName, register, vatId }: Of<'imprint'>, { publisher }: NodeContext): Organization[] {
  if (!register && !vatId) return []
  return [{ ...publisher, legalName, ...(register && { identifier: register }), ...(vatId && { vatID: vatId }) }]
}
