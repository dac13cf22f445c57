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

it('lists what nobody has changed since the build, whatever date a change pretends to be of', () => {
  const changed = (file: string) => statSync(join(site, file)).ctimeMs
  const built = new Date(changed('c.html'))
  // A file’s time of change cannot be set, and the clock that it is taken from may be a coarse one.
  do writeFileSync(join(site, 'b.html'), 'by hand')
  while (changed('b.html') <= built.getTime() + 1)
  utimesSync(join(site, 'b.html'), 0, 0)
  expect([...listUntouched(site, built)]).toEqual(['a.html', 'c.html'])
})

it('trusts nothing where it is not known when it was built, or nothing is there', () => {
  expect(listUntouched(site, undefined).size).toBe(0)
  expect(listUntouched(join(site, 'none'), new Date()).size).toBe(0)
})
