import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { parseFrontMatter } from '../../blog/frontMatter'
import { createNew } from './createNew'
import { kinds } from './kinds'
import { today } from './today'

it.each(['projekt', 'constructor'])('names all kinds instead of creating a %s', async (name) => {
  await expect(createNew([name])).rejects.toThrow(/^npm run new creates one of: project, /)
})

it('suggests another label for a second variant of a language, as the switch shows nothing else', () => {
  const label = (code: string) => kinds.language?.fields.find(({ name }) => name === 'label')?.fallback?.({ code })
  expect([label('gd'), label('en-US')]).toEqual(['GD', 'EN-US'])
})

it('rejects dates that do not exist', () => {
  const date = kinds.post?.fields.find(({ name }) => name === 'date')
  expect(date?.problem?.('2028-02-29')).toBeUndefined()
  for (const day of ['2026-02-31', '2026-13-01', 'soon']) expect(date?.problem?.(day)).toBe('has to be a date such as 2026-03-14')
})

it('suggests the day that it is where the author is', () => {
  expect(kinds.post?.fields.find(({ name }) => name === 'date')?.fallback).toBe(today)
  // One in which it is another day than in UTC.
  const TZ = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati'
  // In a process of its own, as threads share the zone; with one module, as all kinds take three times as long to load.
  const program = `import { today } from './scripts/new/today.ts'; console.log(today())`
  const there = () => new Date().toLocaleDateString('sv', { timeZone: TZ })
  const before = there()
  const suggested = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { env: { ...process.env, TZ }, encoding: 'utf8' })
  expect([before, there()]).toContain(suggested.trim())
})

it.each(['service', 'opening', 'post', 'category'])('rejects the slug of a folder’s own page for a kind such as %s', (kind) => {
  const slug = kinds[kind]?.fields.find(({ name }) => name === 'slug')
  expect(slug?.problem?.('to-index')).toBeUndefined()
  expect(slug?.problem?.('index')).toBe('has to be small letters, digits and single hyphens, and not “index”')
})

it('rejects a former address in a folder of the built site, where no page was', () => {
  const from = kinds.redirect?.fields.find(({ name }) => name === 'from')
  expect(from?.problem?.('/assets-of-the-company')).toBeUndefined()
  expect(from?.problem?.('/assets/old')).toBe('cannot have been a page: /assets is a folder of the built site, or the server’s')
})

it.each([
  ['Über Größen & Cafés', 'ueber-groessen-cafes'],
  ['It’s “done”', 'its-done'],
])('makes of the title %s the address %s', (title, slug) => {
  const field = kinds.post?.fields.find(({ name }) => name === 'slug')
  expect(field?.fallback?.({ title })).toBe(slug)
})

it('says where the addresses below a moved one lead', () => {
  const said = (below: string) => kinds.redirect?.create({ from: '/former', to: '/services', below }).summary
  expect(said('no')).toMatch(/: \/former leads to \/services, in /)
  expect(said('yes')).toMatch(/: \/former leads to \/services, and each address below it to the page of the same name, in /)
})

it('writes a title in “ ” so that the build reads it', () => {
  const { files = [] } = kinds.post?.create({ category: 'any', title: '“Done”', slug: 'any-done', date: '2026-03-14', image: '' }) ?? {}
  const original = files.find(({ path }) => path.endsWith('/index.md'))
  expect(parseFrontMatter(original?.text.split('---\n')[1] ?? '')).toMatchObject({ title: '“Done”' })
})

it('leaves date and picture of a post’s translation to the original', () => {
  const { files = [] } = kinds.post?.create({ category: 'any', title: 'Done', slug: 'any-done', date: '2026-03-14', image: 'erp' }) ?? {}
  for (const name of ['date', 'image'])
    expect(files.filter(({ text }) => text.includes(`\n${name}: `)).map(({ path }) => path)).toEqual(['content/blog/any/any-done/index.md'])
})
