import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { generatePosts } from '../scripts/bench/generatePosts'
import { copyProject, type ProjectCopy } from './support/copyProject'

/** So many that a second worker pays, where there is a second core (`scripts/build/workers.ts`). */
const posts = 400
let copy: ProjectCopy
let said: string

beforeAll(async () => {
  copy = copyProject()
  generatePosts(join(copy.folder, 'content/blog'), posts)
  said = await build()
})
afterAll(() => copy.remove())

it('makes every page of a large blog once, whoever makes it', () => {
  const [, pages, rendered] = /: (\d+) pages, (\d+) of them rendered/.exec(said) ?? []
  expect(rendered).toBe(pages)
  const sitemap = readFileSync(join(copy.folder, 'dist/client/sitemap.xml'), 'utf8')
  for (let number = 0; number < posts; number += 1) {
    const path = `topic-${number % Math.ceil(posts / 40)}/post-${number}`
    expect(sitemap).toContain(`/${path}<`)
    for (const locale of locales)
      expect(existsSync(join(copy.folder, 'dist/client', locale === 'en' ? '' : locale, `${path}.html`)), `${locale} ${path}`).toBe(true)
  }
})

it('makes again what an edit concerns, and no more', async () => {
  copy.edit('content/blog/topic-0/post-0/index.md', /$/, '\nAnd more.\n')
  expect(await build()).toContain(` ${locales.length} of them rendered`)
  expect(await build()).toContain(' 0 of them rendered')
})

it('tells a mistake as the check does, even if another worker meets it first', async () => {
  const post = 'content/blog/topic-1/post-1/index.md'
  const title = /^title:.*\n/m
  const before = readFileSync(join(copy.folder, post), 'utf8')
  copy.edit(post, title, '')
  await expect(build()).rejects.toThrow(/1 problem\(s\); nothing was built\.\n.*topic-1\/post-1\/index\.md/)
  writeFileSync(join(copy.folder, post), before)
})

it('refuses data that are not plain, as a page would not be made again when they change', async () => {
  copy.edit('pages/imprint/+data.ts', 'return { ...imprint,', 'return { ...imprint, since: new Map(),')
  await expect(build()).rejects.toThrow(/pages\/imprint cannot be rendered as \S+: ‘since’ of its \+data is no plain value/)
})

function build(): Promise<string> {
  return copy.build({}, ['--no-share-images', '--no-compress'])
}
