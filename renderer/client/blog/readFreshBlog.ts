import { fingerprint } from '../../../blog/view/fingerprint'
import { type BlogSource, type BlogView, readBlog } from '../../../blog/view/readBlog'
import { showNotice } from '../showNotice'
import { whenVisible } from '../triggers'
import { whenStaying } from '../whenStaying'
import { fetchBackend } from './fetchBackend'

/**
 * Asks the backend whether a blog island still shows what the blog says (specification §4, §7), which marks it
 * `data-checked`, and has its code copied where it comes into sight. An island of a built page that cannot be checked keeps its content and says so; one in the page of
 * unknown addresses has none to keep.
 *
 * @param retry asks again.
 * @returns the island’s new `data`, or undefined where there is nothing to render.
 */
export async function readFreshBlog(island: HTMLElement, retry: () => void): Promise<{ data: unknown } | undefined> {
  for (const block of island.querySelectorAll<HTMLElement>('.code')) {
    whenVisible(block, () => import('../../../islands/blog/copyCode').then((module) => module.offerCopy(block)))
  }
  const { backend: base, locale, hash, ...view } = JSON.parse(island.dataset.source ?? '{}') as BlogSource
  const isMissing = island.dataset.until === 'missing'
  const backend = fetchBackend(base, locale)
  const where = isMissing ? askedFor(view) : view
  try {
    // Asking for entries of an unknown category would be an error in the log of every mistyped address.
    const isKnown = !isMissing || (await backend.categories()).some(({ slug }) => slug === where.category)
    const data = isKnown ? await readBlog(backend, where) : undefined
    island.dataset.checked = ''
    if (isMissing) return showInPlaceOfMissing(data)
    if (!data) throw new Error(`The blog has no ${where.slug ?? where.category} any more.`)
    return fingerprint(data) === hash ? undefined : entitled(data)
  } catch (error) {
    whenStaying(() => {
      console.error(error)
      sayFailed(retry)
    })
    return undefined
  }
}

/** The category and post that the address names. */
function askedFor(view: BlogView): BlogView {
  const segments = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const [category = '', slug = ''] = view.view === 'post' ? segments.slice(-2) : segments.slice(-1)
  return { ...view, category, slug }
}

/** Without an entry, the text of the page of unknown addresses shows again. */
function showInPlaceOfMissing(data: Awaited<ReturnType<typeof readBlog>>): { data: unknown } | undefined {
  const { dataset } = document.documentElement
  if (!data) {
    delete dataset.missing
    return undefined
  }
  dataset.missing = 'found'
  return entitled(data)
}

/** The document is called what a post or category is called now; the list of categories has its title from the build. */
function entitled(data: NonNullable<Awaited<ReturnType<typeof readBlog>>>): { data: unknown } {
  const title = 'title' in data ? data.title : 'category' in data && data.category.name
  if (title) entitle(title)
  return { data }
}

/** The company’s name stays in the title. */
function entitle(title: string): void {
  // A function, as a text may hold `$&`.
  document.title = document.title.replace(/^.*(?= \| )/, () => title)
}

function sayFailed(retry: () => void): void {
  const { dataset } = document.documentElement
  const view = dataset.missing
  const { title } = document
  if (view) dataset.missing = 'failed'
  showNotice(
    document.querySelector('template[data-fetch-failure]'),
    (notice) => {
      // Whether there is such a page is not known.
      if (view) entitle(notice.querySelector('p')?.textContent ?? '')
    },
    () => {
      if (view) dataset.missing = view
      document.title = title
      retry()
    },
  )
}
