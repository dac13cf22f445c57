import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listUntouched } from './listUntouched'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'untouched-'))
  for (const file of ['a.html', 'b.html', 'c.html']) writeFileSync(join(site, file), 'built')
})
afterEach(() => rmSync(site, { recursive: true }))

it('lists files not edited since the build, even if an edit sets the modification time back', () => {
  const changed = (file: string) => statSync(join(site, file)).ctimeMs
  const built = new Date(changed('c.html'))
  // `ctime` cannot be set, and its clock may be coarse.
  do writeFileSync(join(site, 'b.html'), 'by hand')
  while (changed('b.html') <= built.getTime() + 1)
  utimesSync(join(site, 'b.html'), 0, 0)
  expect([...listUntouched(site, built)]).toEqual(['a.html', 'c.html'])
})

it('lists nothing without a build time or without a site', () => {
  expect(listUntouched(site, undefined).size).toBe(0)
  expect(listUntouched(join(site, 'none'), new Date()).size).toBe(0)
})
