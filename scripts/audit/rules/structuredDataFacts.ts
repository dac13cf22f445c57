import { memoizeByObject } from '../../../collections/memoize'
import { address } from '../../../i18n/address'
import { isDay, isMoment } from '../dates'
import type { Page } from '../parsePage'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'
import { type StructuredNode, structuredDataOf, withInner } from '../structuredDataOf'

/** Nodes that describe the page itself, by their property with its address. */
const subjects: Record<string, readonly string[]> = {
  WebSite: ['url'],
  ItemList: ['url'],
  Service: ['url'],
  Article: ['url', 'mainEntityOfPage'],
  BlogPosting: ['url', 'mainEntityOfPage'],
  JobPosting: ['url'],
}

export const structuredDataFacts = {
  name: 'structured data facts',
  scope: 'page',
  why: 'Structured data agrees with itself and its page: one node of each type, with the page’s canonical address; an article where the social tags say so, with the same dates; valid dates, those of videos with time zone (https://developers.google.com/search/docs/appearance/structured-data/video); a place for each job; names (`@id`) that the home page describes.',
  check(page, site) {
    const { nodes } = structuredDataOf(page)
    const types = nodes.map((node) => node['@type'] ?? '')
    const inner = withInner(nodes)
    return [
      ...types.filter((type, index) => types.indexOf(type) !== index).map((type): Finding => ({ found: `more than one ${type}`, expected: 'one' })),
      ...nodes.flatMap((node) => wrongAddress(node, page)),
      ...inner.flatMap(wrongDates),
      ...inner.filter((node) => node['@type'] === 'JobPosting' && !hasPlace(node)).map(() => placeless),
      ...inner.flatMap((node) => unknownName(node, page, site)),
      ...(page.isIndexed ? unlikeTags(nodes, page) : []),
    ]
  },
} satisfies PageRule

function wrongAddress(node: StructuredNode, { canonical }: Page): Finding[] {
  const names = subjects[node['@type'] ?? ''] ?? []
  return names.filter((name) => node[name] !== canonical).map((name) => ({ found: `${name} ${node[name]} of ${node['@type']}`, expected: `${canonical}` }))
}

/** A day has no time zone; a moment needs one. Search engines want the moment of a video’s upload. */
function wrongDates(node: StructuredNode): Finding[] {
  const findings: Finding[] = []
  for (const name of ['datePublished', 'dateModified', 'datePosted', 'validThrough', 'uploadDate']) {
    const value = node[name]
    const isRight = (text: string) => isMoment(text) || (name !== 'uploadDate' && isDay(text))
    if (value !== undefined && !isRight(String(value)))
      findings.push({ found: `${name} ${value}`, expected: name === 'uploadDate' ? 'a moment such as 2026-03-14T00:00:00Z' : 'a day such as 2026-03-14' })
  }
  for (const [first, then] of [
    ['datePublished', 'dateModified'],
    ['datePosted', 'validThrough'],
  ] as const) {
    if (node[first] && node[then] && String(node[then]) < String(node[first]))
      findings.push({ found: `${then} ${node[then]}, before ${first} ${node[first]}`, expected: 'a later one' })
  }
  return findings
}

const placeless: Finding = {
  found: 'a JobPosting without place',
  expected: 'jobLocation, or jobLocationType TELECOMMUTE with applicantLocationRequirements',
}

function hasPlace(job: StructuredNode): boolean {
  return job.jobLocation !== undefined || (job.jobLocationType === 'TELECOMMUTE' && job.applicantLocationRequirements !== undefined)
}

const namesOn = memoizeByObject((home: Page) => new Set(structuredDataOf(home).nodes.map((node) => node['@id'])))

function unknownName(node: StructuredNode, page: Page, { pageAt }: Site): Finding[] {
  const name = node['@id']
  const home = pageAt.get(address('/', page.locale))
  if (name === undefined || (home && namesOn(home).has(name))) return []
  return [{ found: `@id ${name}, which the home page does not describe`, expected: 'the @id of a node there' }]
}

function unlikeTags(nodes: readonly StructuredNode[], { meta }: Page): Finding[] {
  const article = nodes.find((node) => node['@type'] === 'Article' || node['@type'] === 'BlogPosting')
  const type = article ? 'article' : 'website'
  if (meta.get('og:type') !== type) return [{ found: `og:type ${meta.get('og:type')}`, expected: `${type}, as in JSON-LD` }]
  const published = meta.get('article:published_time')
  const modified = meta.get('article:modified_time') ?? published
  const pairs = [
    ['article:published_time', published, article?.datePublished],
    ['article:modified_time', modified, article?.dateModified],
  ] as const
  return pairs
    .filter(([, said, shown]) => said !== shown)
    .map(([name, said, shown]) => ({ found: `${name} ${said ?? 'missing'}`, expected: `${shown ?? 'none'}, as in JSON-LD` }))
}
