import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkEverything } from '../../check/checkEverything'
import { checkProject } from '../../check/checkProject'
import { movedLinks } from '../../check/links'
import { readSite } from '../../check/readSite'
import type { Content } from '../../collections/schemas'
import { allLanguages } from '../../i18n/languages'
import { copyProject } from '../../testing/copyProject'

/** The steps of docs/adopting/remove-a-page.md, with this page, which the rest of the site has many links and claims for. */
it('a page is removed by its folder, its words, its entry in the menu and its claims', async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  rmSync(join(folder, 'pages/patent'), { recursive: true })
  for (const { code } of allLanguages) rmSync(join(folder, 'locales', code, 'patent.json'))

  const unfinished = checkEverything(folder).map(({ file }) => file)
  expect(unfinished).toContain('content/menu.json')
  expect(unfinished).toContain('content/claims.json')
  expect(unfinished).toContain('content/productTiles.json')

  edit<Content['menu']>('menu', ({ header, ...others }) => ({
    ...others,
    header: header.map((entry) => (entry.links ? { ...entry, links: entry.links.filter(({ href }) => href !== '/patent') } : entry)),
  }))
  edit<Content['claims']>('claims', (claims) =>
    claims.map((claim) => ({ ...claim, at: claim.at.filter((place) => !place.startsWith('patent.')) })).filter(({ at }) => at.length > 0),
  )
  edit<Content['redirects']>('redirects', (redirects) => [...redirects, { from: '/patent', to: '/company-overview' }])

  const site = readSite(folder)
  expect((await checkProject(site, 'write')).problems).toEqual([])
  expect(movedLinks(site).length).toBeGreaterThan(1)
  expect(readFileSync(join(folder, 'i18n/words.d.ts'), 'utf8')).not.toContain('patent')

  function edit<T>(name: string, change: (content: T) => T) {
    const file = join(folder, `content/${name}.json`)
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2))
  }
}, 60_000)
