import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { defaultLocale, type Locale } from '../i18n/languages'

export interface Sample {
  /** What a person would call this type of page. */
  name: string
  /** Logical path, without language prefix. */
  path: string
  status?: number
  /** Another address of a type that is in the list already. */
  again?: true
}

const { services, offerings, projects, sectors, openings } = getContent()
const posts = getBlog().flatMap((category) => category.posts)

/** One address of every type of page (specification §2). */
export const samples: Sample[] = [
  { name: 'home page', path: '/' },
  { name: 'company overview', path: '/company-overview' },
  { name: 'welcome page', path: '/about' },
  { name: 'leadership page', path: '/leadership' },
  { name: 'testimonials', path: '/testimonial' },
  { name: 'patents', path: '/patent' },
  { name: 'services', path: '/services' },
  { name: 'service', path: `/services/${first(services).category}` },
  { name: 'portfolio', path: '/work' },
  { name: 'portfolio under its second address', path: '/our-work', again: true },
  { name: 'portfolio of one sector', path: '/work?category=healthcare', again: true },
  { name: 'sector', path: `/work/${first(sectors).category}` },
  { name: 'case study', path: `/project-details/${first(projects).category}/${first(projects).id}` },
  { name: 'products', path: '/products' },
  { name: 'products under their second address', path: '/our-products', again: true },
  { name: 'analytics product', path: '/product-details' },
  { name: 'election product', path: '/iElection-details' },
  { name: 'offering', path: `/what-we-do/${first(offerings).category}` },
  { name: 'contact page', path: '/contact-us' },
  { name: 'thanks for a message', path: '/contact-us/thanks' },
  { name: 'form that was not taken', path: '/contact-us/failed' },
  { name: 'careers', path: '/career' },
  { name: 'opening', path: `/career/${first(openings).key}` },
  { name: 'blog', path: '/blog' },
  { name: 'blog category', path: `/${first(getBlog()).slug}` },
  { name: 'translated post', path: pathOf(translatedPost()) },
  { name: 'service chooser', path: '/o' },
  { name: 'service chooser with a choice', path: '/o?category=service2', again: true },
  { name: 'privacy notice', path: '/privacy' },
  { name: 'imprint', path: '/imprint' },
  { name: 'page that does not exist', path: '/no-such-page', status: 404 },
]

/** The post that exists in the most languages. */
export function translatedPost() {
  return first(posts.toSorted((a, b) => b.texts.size - a.texts.size))
}

/** The language that a post comes in on a page of another. */
export function languageOf({ texts }: { texts: ReadonlyMap<string, unknown> }, locale: Locale): Locale {
  return texts.has(locale) ? locale : defaultLocale
}

export function pathOf({ category, slug }: { category: string; slug: string }): string {
  return `/${category}/${slug}`
}

export function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('There is none to test with.')
  return item
}
