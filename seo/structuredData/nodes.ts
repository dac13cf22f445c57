import type { Article, BlogPosting, BreadcrumbList, Organization, Person, Service, VideoObject } from 'schema-dts'
import type { NodeContext, SubjectOf } from './subject'

export function service({ name, description, image }: SubjectOf<'service'>, { url, publisher, imageAddress }: NodeContext): Service {
  return { '@type': 'Service', name, description, url, image: imageAddress(image), provider: publisher }
}

/** A case study (without date, because the page shows none) or a post. */
export function article(subject: SubjectOf<'caseStudy'> | SubjectOf<'post'>, context: NodeContext): Article | BlogPosting {
  const { url, locale, publisher } = context
  const shared = { headline: subject.name, image: pictures(subject.image, context), url, mainEntityOfPage: url, author: publisher, publisher }
  if (subject.kind === 'post') {
    const { date, updated = date, language } = subject
    return {
      '@type': 'BlogPosting',
      ...shared,
      ...(date && { datePublished: date }),
      ...(updated && { dateModified: updated }),
      author: authorOf(subject, publisher),
      inLanguage: language,
    }
  }
  return { '@type': 'Article', ...shared, description: subject.description, articleSection: subject.section, inLanguage: locale }
}

/** A person, a team of the company, or else the company. */
function authorOf({ author, team }: SubjectOf<'post'>, publisher: NodeContext['publisher']): Person | Organization | NodeContext['publisher'] {
  if (author) return { '@type': 'Person', name: author }
  return team ? { '@type': 'Organization', name: team, parentOrganization: { '@id': publisher['@id'] } } : publisher
}

/** The interview; without duration, because the content has none. */
export function interview({ title, text, url, date, image }: SubjectOf<'interview'>, context: NodeContext): VideoObject {
  return { '@type': 'VideoObject', name: title, description: text, embedUrl: url, uploadDate: `${date}T00:00:00Z`, thumbnailUrl: pictures(image, context) }
}

/**
 * The share image first: search engines want a picture 1200 px wide, for a video an opaque one, and our drawings are black lines without a
 * background. A post of another backend may have no picture.
 *
 * @see https://developers.google.com/search/docs/appearance/video
 */
function pictures(image: string, { shareImage, imageAddress }: NodeContext): string[] {
  return image ? [shareImage, imageAddress(image)] : [shareImage]
}

/** The company’s registration; empty until it is filled in. */
export function registration({ legalName, register, vatId }: SubjectOf<'imprint'>, { publisher }: NodeContext): Organization[] {
  if (!register && !vatId) return []
  return [{ ...publisher, legalName, ...(register && { identifier: register }), ...(vatId && { vatID: vatId }) }]
}

/**
 * The path from the home page to a page.
 *
 * @param trail from the top; the last one is the page itself.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  }
}
