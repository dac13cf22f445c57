import type { BlogData } from '../../../blog/view/readBlog'
import { assertShape } from './assertShape'
import { showFetchFailure } from './showFetchFailure'
import { updateTitle } from './updateTitle'

/** Returns the backend’s newer data for an island, and updates the document’s title. */
export function showChanged(data: BlogData | undefined, retry: () => void): { data: unknown } | undefined {
  try {
    if (!data) throw new Error('The blog does not know this page any more.')
    assertShape(data)
    updateTitle(data)
    return { data }
  } catch (error) {
    return showFetchFailure(error, retry)
  }
}
