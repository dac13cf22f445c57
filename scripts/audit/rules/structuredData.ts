import type { Page } from '../parsePage'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'
import { type StructuredNode, structuredDataOf, withInner } from '../structuredDataOf'

/** Required properties of each type. (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  Person: ['name'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
  ListItem: ['position'],
  Service: ['name', 'description', 'provider', 'url'],
  Article: ['headline', 'image', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'image', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  Occupation: ['name', 'description', 'occupationLocation'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  Place: ['address'],
  Country: ['name'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  City: ['name'],
  PostalAddress: ['addressCountry'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'embedUrl', 'uploadDate'],
}

/** What the pages below an address describe: one of these types. */
const described: Record<string, readonly string[]> = {
  services: ['Service'],
  'what-we-do': ['Service'],
  'project-details': ['Article'],
  career: ['JobPosting', 'Occupation'],
}

export const structuredData = {
  name: 'structured data',
  scope: 'page',
  why: 'Each indexable page describes itself in JSON-LD: the home page the company, with logo and address, and the site; every other page its position in the site, in which a page has one name, and services, case studies and openings themselves. It uses known types only, with their required properties.',
  check(page, site) {
    const { nodes, errors } = structuredDataOf(page)
    if (errors.length > 0) return errors.map((error) => ({ found: `JSON-LD: ${error}`, expected: 'JSON with the context https://schema.org' }))
    const types = nodes.map((node) => node['@type'])
    const missing = neededOn(page).filter((oneOf) => !oneOf.some((type) => types.includes(type)))
    return [
      ...missing.map((oneOf) => oneOf.join(' or ')).map((type): Finding => ({ found: `no ${type}`, expected: `a node of type ${type}` })),
      ...withInner(nodes).flatMap((node) => [...incomplete(node), ...wrongPositions(node)]),
      ...nodes.filter((node) => page.path === '/' && node['@type'] === 'Organization').flatMap((node) => lacking(node, ['logo', 'address'])),
      ...nodes.filter((node) => node['@type'] === 'BreadcrumbList').flatMap((node) => wrongTrail(node, page, site)),
    ]
  },
} satisfies PageRule

function neededOn({ isIndexed, path }: Page): (readonly string[])[] {
  const [, first = '', below] = path.split('/')
  if (!isIndexed) return []
  return path === '/' ? [['Organization'], ['WebSite']] : [['BreadcrumbList'], ...(below && described[first] ? [described[first]] : [])]
}

function incomplete(node: StructuredNode): Finding[] {
  const type = node['@type']
  if (type === undefined)
    return typeof node['@id'] === 'string' ? [] : [{ found: `${JSON.stringify(node).slice(0, 80)} without @type`, expected: 'a type or an @id' }]
  const properties = required[type]
  if (!properties) return [{ found: `a node of type ${type}`, expected: `one of ${Object.keys(required).join(', ')}` }]
  // A team has no address of its own.
  const isTeam = node.parentOrganization !== undefined
  return lacking(node, isTeam ? properties.filter((name) => name !== 'url') : properties)
}

function lacking(node: StructuredNode, names: readonly string[]): Finding[] {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return names.filter((name) => isEmpty(node[name])).map((name) => ({ found: `${node['@type']} without ${name}`, expected: `a ${name}` }))
}

/** The entries of a list are counted from one. */
function wrongPositions(list: StructuredNode): Finding[] {
  const positions = entriesOf(list).map(({ position }) => position)
  if (positions.every((position, index) => position === index + 1)) return []
  return [{ found: `${list['@type']} with positions ${positions.join(', ')}`, expected: '1, 2, 3 …' }]
}

/** From the home page to this page, through the page whose address is one part shorter. */
function wrongTrail(list: StructuredNode, page: Page, { origin, pageAt }: Site): Finding[] {
  const items = entriesOf(list)
  const findings: Finding[] = []
  const home = pageAt.get(String(items[0]?.item).slice(origin.length) || '/')
  if (home?.path !== '/') findings.push({ found: `breadcrumbs that begin at ${items[0]?.item}`, expected: 'a home page' })
  if (items.some(({ item, name }) => typeof item !== 'string' || !name)) findings.push({ found: 'a breadcrumb without item or name', expected: 'both' })
  const last = items.at(-1)?.item
  if (last !== page.canonical) findings.push({ found: `breadcrumbs that end at ${last}`, expected: page.canonical ?? origin + page.url })
  // An untranslated page may name those above its original instead.
  const above = [page.url, String(last).slice(origin.length)].flatMap((url) => pageAt.get(url.slice(0, url.lastIndexOf('/')) || '/')?.url ?? [])
  if (above.length > 0 && items.every(({ item }) => !above.includes(String(item).slice(origin.length))))
    findings.push({ found: `breadcrumbs without ${origin}${above[0]}`, expected: 'each page above this one' })
  // An untranslated page names those above it in its own language.
  for (const { item, name } of page.isCanonical ? items : []) {
    const own = ownName(pageAt.get(String(item).slice(origin.length)))
    if (own !== undefined && own !== name)
      findings.push({ found: `“${name}” in the breadcrumbs for ${item}`, expected: `“${own}”, as in the breadcrumbs of that page` })
  }
  return findings
}

/** The last name in a page's own breadcrumbs; undefined if it has none, as the home page, or shows an untranslated text. */
function ownName(page: Page | undefined): unknown {
  const trail = page?.isCanonical && structuredDataOf(page).nodes.find((node) => node['@type'] === 'BreadcrumbList')
  return trail ? entriesOf(trail).at(-1)?.name : undefined
}

function entriesOf({ itemListElement }: StructuredNode): StructuredNode[] {
  return Array.isArray(itemListElement) ? itemListElement : []
}
