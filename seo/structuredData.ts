import type { Graph, Thing } from 'schema-dts'
import type { Content } from '../collections/schemas'
import { address } from '../i18n/address'
import { getAlternates } from './head'
import type { SitePage } from './sitePages'
import { article, breadcrumbs, interview, registration, service } from './structuredData/nodes'
import { listOfOpenings, opening } from './structuredData/openings'
import { addressNode, organization, publisher, website } from './structuredData/organization'
import type { NodeContext, Subject } from './structuredData/subject'

export interface StructuredDataInput extends Pick<NodeContext, 'locale' | 'shareImage' | 'imageAddress'> {
  subject: Subject
  page: SitePage
  /** Origin of the published site, without a trailing slash. */
  origin: string
  company: Content['company']
}

/**
 * The structured data of a page: nodes of schema.org, or undefined if the page is not indexed. Every value is either
 * visible on the page or an address.
 *
 * @see https://schema.org/docs/documents.html
 * @see https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 */
export function getStructuredData({ subject, page, locale, origin, company, shareImage, imageAddress }: StructuredDataInput): Graph | undefined {
  const { canonical } = getAlternates(page, locale, origin)
  if (!canonical) return undefined
  if (subject.kind === 'home') return graph(organization(company, subject.tagline, origin), website(company.name, origin, locale))
  const context = {
    url: canonical,
    locale,
    shareImage,
    imageAddress,
    publisher: publisher(company.name, origin),
    companyAddress: addressNode(company),
    pageAddress: (path: string) => origin + address(path, locale),
  }
  const above = [{ name: company.name, path: '/' }, ...(subject.parents ?? [])]
  const trail = above.map(({ name, path }) => ({ name, url: context.pageAddress(path) }))
  return graph(breadcrumbs([...trail, { name: subject.name, url: canonical }]), ...mainNode(subject, context))
}

/** JSON for a `<script>` element: cannot contain its end tag. */
export function toScriptText(data: Graph): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function mainNode(subject: Exclude<Subject, { kind: 'home' }>, context: NodeContext): Thing[] {
  switch (subject.kind) {
    case 'service':
      return [service(subject, context)]
    case 'caseStudy':
    case 'post':
      return [article(subject, context)]
    case 'openings':
      return [listOfOpenings(subject, context)]
    case 'opening':
      return [opening(subject, context)]
    case 'interview':
      return [interview(subject, context)]
    case 'imprint':
      return registration(subject, context)
    case 'page':
      return []
  }
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
