import type { BlogData } from '../../../blog/view/readBlog'
import { assertShape } from './assertShape'
import { entitle } from './entitle'
import { sayFailed } from './sayFailed'

/** Takes what a backend says now for an island that shows something older, and gives the document its title. */
export function showChanged(data: BlogData | undefined, retry: () => void): { data: unknown } | undefined {
  try {
    if (!data) throw new Error('The blog does not know this page any more.')
    assertShape(data)
    entitle(data)
    return { data }
  } catch (error) {
    return sayFailed(error, retry)
  }
}
