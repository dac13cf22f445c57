import { draftState, isDraft } from '../collections/drafts'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import type { SitePage } from '../seo/sitePages'
import { postEntries } from './blogEntries'
import { pathOf, usesIn } from './links'
import { listedPages } from './pagePaths'
import type { Site } from './readSite'
import { textFile } from './textFile'

type State = Pick<SitePage, 'draft' | 'until'>

/**
 * No link may be shown before the page that it leads to. Those of slides and tiles may: they lead to the list above an entry until it is
 * published (`nearestPath`).
 */
export function checkLinksToDrafts(site: Site): Problem[] {
  const entries = new Map(listedPages(site)?.map((page) => [page.path, page]))
  const blog = blogStates(site)
  const shownFrom = postTexts(site, blog)
  return usesIn(site).flatMap((use) => {
    const path = pathOf(use)
    const target = blog.get(path) ?? (leadToLists.includes(use.file) ? undefined : entries.get(path))
    if (!target?.draft) return []
    const languages = site.languages.filter((language) => publishedFrom(target, language) > (shownFrom.get(use.file)?.(language) ?? always))
    if (languages.length === 0) return []
    const where = languages.length < site.languages.length ? ` (${languages.join(', ')})` : ''
    return [{ ...use.place(), found: `“${use.address}” leads to a draft${where}`, remedy: 'Leave the link out until that page is published.' }]
  })
}

const leadToLists = ['content/heroSlides.json', 'content/productTiles.json']

const always = Number.NEGATIVE_INFINITY
const never = Number.POSITIVE_INFINITY

/** From when it is shown in a language, in ms since the epoch. */
function publishedFrom(state: State, language: string): number {
  if (!isDraft(state, language)) return always
  const until = typeof state.until === 'object' ? state.until[language] : state.until
  return until === undefined ? never : Date.parse(until)
}

/** Of categories and posts, by path. Their originals decide: they stand in for translations that are drafts. */
function blogStates({ blog }: Site): ReadonlyMap<string, State> {
  return new Map(
    blog.flatMap(({ slug, texts, posts }): [string, State][] => {
      const category = draftState(texts.get(defaultLocale) ?? {})
      const ofPosts = posts.map((post): [string, State] => [
        `/${slug}/${post.slug}`,
        category.draft ? category : draftState(post.texts.get(defaultLocale) ?? {}),
      ])
      return [[`/${slug}`, category], ...ofPosts]
    }),
  )
}

/** From when the text of a post, by its file, is shown in a language. */
function postTexts({ blog }: Site, states: ReadonlyMap<string, State>): ReadonlyMap<string, (language: string) => number> {
  return new Map(
    postEntries(blog).flatMap(({ slugs, texts }) => {
      const original = publishedFrom(states.get(`/${slugs.join('/')}`) ?? {}, defaultLocale)
      return [...texts.keys()].map((own): [string, (language: string) => number] => [
        textFile(slugs, own),
        (language) => {
          const text = texts.get(language)
          const translated = Math.max(original, text ? publishedFrom(draftState(text), language) : never)
          if (own === language) return translated
          return own === defaultLocale && original < translated ? original : never
        },
      ])
    }),
  )
}
