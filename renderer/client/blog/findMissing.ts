import { type BlogSource, readBlog } from '../../../blog/view/readBlog'
import { checkShape } from './checkShape'
import { fetchBackend } from './fetchBackend'
import { showFetchFailure } from './showFetchFailure'
import { setTitle, updateTitle } from './updateTitle'

/**
 * Looks up the post or category of an unknown address, which may be newer than the build (design §5). Marks the result on
 * the root: `found`, `failed`, or no mark, which shows the 404 text again.
 *
 * @param retry repeats the lookup.
 * @returns the island’s `data`, or undefined if there is nothing to show.
 */
export async function findMissing(island: HTMLElement, source: BlogSource, retry: () => void): Promise<{ data: unknown } | undefined> {
  const { dataset } = document.documentElement
  const where = { ...source, ...requestedPage(source) }
  const backend = fetchBackend(source)
  const categories = backend.categories()
  try {
    // Requesting the entries of an unknown category would log an error for every mistyped address.
    const isKnown = (await categories).body.some(({ slug }) => slug === where.category)
    const data = isKnown ? await readBlog({ ...backend, categories: () => categories }, where) : undefined
    island.dataset.checked = ''
    if (!data) {
      delete dataset.missing
      return undefined
    }
    const shown = checkShape(data)
    dataset.missing = 'found'
    updateTitle(shown)
    return { data: shown }
  } catch (error) {
    return showLookupFailure(error, retry)
  }
}

/** Category and post of the address. */
function requestedPage({ view }: BlogSource): { category?: string; slug?: string } {
  const segments = location.pathname.split('/').filter(Boolean)
  const [category = '', slug = ''] = view === 'post' ? segments.slice(-2) : segments.slice(-1)
  return { category, slug }
}

/** The backend did not answer, so nobody knows whether the page exists. */
function showLookupFailure(error: unknown, retry: () => void): undefined {
  const { dataset } = document.documentElement
  const { missing } = dataset
  const { title } = document
  const retryLookup = () => {
    if (missing) dataset.missing = missing
    document.title = title
    retry()
  }
  return showFetchFailure(error, retryLookup, (notice) => {
    dataset.missing = 'failed'
    const said = notice.querySelector('p')
    // The heading of a page that says nothing else. Not an `h1`, which would look like one.
    said?.setAttribute('role', 'heading')
    said?.setAttribute('aria-level', '1')
    setTitle(said?.textContent ?? '')
  })
}
