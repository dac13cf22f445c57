import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { defaultLocale, type Locale } from '../i18n/languages'
import { textKey } from '../i18n/textKey'
import { getTranslate } from '../i18n/translator'
import { fixedPages } from '../seo/fixedPages'
import { aliases } from '../seo/sitePages'
import './facts'

export interface Sample {
  /** The name of this type of page for people. */
  name: string
  /** Logical path, without language prefix. */
  path: string
  status?: number
  /** Another address of a type in the list. */
  again?: true
}

const { services, offerings, projects, sectors, openings } = getContent()
const posts = getBlog().flatMap((category) => category.posts)

/** A case study with a long name of a sector, which breaks where a short one would not; rather one before a heading of which a part is kept whole. */
const long = projects.filter(({ category }) => category.includes('-'))
const named = long.findLast((project) => headingAfter(project).includes('-')) ?? long.at(-1) ?? first(projects)

const fixed = fixedPages()

/** Further addresses of pages: second examples, and some with a query. */
const again: Sample[] = [...Object.keys(aliases), `/work?category=${first(sectors).category}`, '/o?category=service2'].map((path) => ({
  name: path.slice(1),
  path,
  again: true,
}))

/** One address of every type of page (specification §2). A page with its own folder is its own type, so no test lists pages. */
export const samples: Sample[] = [
  ...fixed.map((path) => ({ name: path.slice(1) || 'home page', path })),
  ...again.filter(({ path }) => fixed.includes(aliases[path] ?? path.split('?')[0] ?? '')),
  { name: 'service', path: `/services/${first(services).category}` },
  { name: 'sector', path: `/work/${first(sectors).category}` },
  { name: 'case study', path: `/project-details/${named.category}/${named.id}` },
  { name: 'offering', path: `/what-we-do/${first(offerings).category}` },
  { name: 'opening', path: `/career/${first(openings).key}` },
  { name: 'blog category', path: `/${first(getBlog()).slug}` },
  { name: 'translated post', path: pathOf(translatedPost()) },
  { name: 'page that does not exist', path: '/no-such-page', status: 404 },
]

/** The post that exists in the most languages. */
export function translatedPost() {
  return first(posts.toSorted((a, b) => b.texts.size - a.texts.size))
}

/** The language of a post on a page of another language. */
export function languageOf({ texts }: { texts: ReadonlyMap<string, unknown> }, locale: Locale): Locale {
  return texts.has(locale) ? locale : defaultLocale
}

function headingAfter(project: (typeof projects)[number]): string {
  const { id } = projects[(projects.indexOf(project) + 1) % projects.length] ?? project
  return getTranslate(defaultLocale)(`${textKey('projects', id)}.heading`)
}

export function pathOf({ category, slug }: { category: string; slug: string }): string {
  return `/${category}/${slug}`
}

export function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('There is none to test with.')
  return item
}
