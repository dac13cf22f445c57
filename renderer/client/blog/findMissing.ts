import { type BlogSource, readBlog } from '../../../blog/view/readBlog'
import { assertShape } from './assertShape'
import { entitle, setTitle } from './entitle'
import { fetchBackend } from './fetchBackend'
import { sayFailed } from './sayFailed'

/**
 * Looks for the post or category that an unknown address names, as it may be newer than the page (design §5), and marks
 * what came of it on the root: `found`, `failed`, or nothing, which shows the text of the page of unknown addresses again.
 *
 * @param retry looks again.
 * @returns the island’s `data`, or undefined where there is nothing to show.
 */
export async function findMissing(island: HTMLElement, source: BlogSource, retry: () => void): Promise<{ data: unknown } | undefined> {
  const { dataset } = document.documentElement
  const where = { ...source, ...askedFor(source) }
  const backend = fetchBackend(source)
  const categories = backend.categories()
  try {
    // Asking for entries of an unknown category would be an error in the log of every mistyped address.
    const isKnown = (await categories).some(({ slug }) => slug === where.category)
    const data = isKnown ? await readBlog({ ...backend, categories: () => categories }, where) : undefined
    island.dataset.checked = ''
    if (!data) {
      delete dataset.missing
      return undefined
    }
    assertShape(data)
    dataset.missing = 'found'
    entitle(data)
    return { data }
  } catch (error) {
    return sayUnknown(error, retry)
  }
}

/** The category and post that the address names. */
function askedFor({ view }: BlogSource): { category?: string; slug?: string } {
  const segments = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const [category = '', slug = ''] = view === 'post' ? segments.slice(-2) : segments.slice(-1)
  return { category, slug }
}

/** Whether there is such a page is not known. */
function sayUnknown(error: unknown, retry: () => void): undefined {
  const { dataset } = document.documentElement
  const { missing } = dataset
  const { title } = document
  const lookAgain = () => {
    if (missing) dataset.missing = missing
    document.title = title
    retry()
  }
  return sayFailed(error, lookAgain, (notice) => {
    dataset.missing = 'failed'
    setTitle(notice.querySelector('p')?.textContent ?? '')
  })
}
