import type { BlogData } from '../../../blog/view/readBlog'
import { checkShape } from './checkShape'
import { showFetchFailure } from './showFetchFailure'
import { updateTitle } from './updateTitle'

/** Returns the backend’s newer data for an island, and updates the document’s title. */
export function showChanged(data: BlogData | undefined, retry: () => void): { data: unknown } | undefined {
  try {
    if (!data) throw new Error('The blog does not know this page any more.')
    const shown = checkShape(data)
    updateTitle(shown)
    return { data: shown }
  } catch (error) {
    return showFetchFailure(error, retry)
  }
}
