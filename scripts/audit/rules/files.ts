import { loadedAddresses, pathOnSite } from '../references'
import type { PageRule } from '../rule'

export const files = {
  name: 'files',
  scope: 'page',
  why: 'Every script, picture, font and video that a page loads, or may load after hydration, is in the build.',
  check(page, site) {
    return loadedAddresses(page)
      .filter((address) => {
        const path = pathOnSite(address, page, site.origin)
        return path !== undefined && !site.files.has(path)
      })
      .map((address) => ({ found: `${address}, which does not exist`, expected: 'the address of a file of the build' }))
  },
} satisfies PageRule
