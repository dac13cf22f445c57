import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileIn } from '../testing/writeFileIn'
import type { StoredFile } from './files/fileStore'
import { createRedirects } from './redirects'

it('keeps the former rules of a file that a new build removes before it is read', async () => {
  const root = temporaryFolder('redirects-')
  writeFileIn(root, '_redirects', '/old /new 301\n')
  const large = (name: string) => ({ plain: { path: join(root, name), body: undefined } }) as StoredFile
  let file = large('_redirects')
  const findRedirect = createRedirects(async () => file)
  expect(await findRedirect('/old')).toBe('/new')
  file = large('removed')
  expect(await findRedirect('/old')).toBe('/new')
})
