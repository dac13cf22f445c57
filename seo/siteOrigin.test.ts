import { afterEach, expect, it, vi } from 'vitest'
import { backendAddress, isForeignBackend } from '../blog/backendAddress'
import { isSiteIndexed } from './siteIndexing'
import { siteOrigin } from './siteOrigin'

afterEach(() => vi.unstubAllEnvs())

it('a blank setting counts as not set, as in the server', () => {
  const read = () => [siteOrigin(), isSiteIndexed(), backendAddress(), isForeignBackend()]
  const unset = read()
  for (const name of ['SITE_URL', 'SITE_INDEXING', 'BACKEND_URL']) vi.stubEnv(name, ' ')
  expect(read()).toEqual(unset)
})
