import { expect, it } from 'vitest'
import type { BuildPage } from './pages'
import { takePages } from './takePages'

const pagesAt = (...paths: string[]) =>
  paths.flatMap((path) => (['en', 'ja'] as const).map((locale): BuildPage => ({ path, locale, file: `${locale}${path}`, route: path, routeParams: {} })))
const shared = () => new Int32Array(new SharedArrayBuffer(8))
const filesOf = (pages: Iterable<BuildPage>) => [...pages].map(({ file }) => file)

it('shares the pages between workers, all languages of a path to one', () => {
  const taken = shared()
  const [one, other] = [takePages(pagesAt('/a', '/b', '/c'), taken), takePages(pagesAt('/a', '/b', '/c'), taken)]
  expect([one.next().value?.file, other.next().value?.file]).toEqual(['en/a', 'en/b'])
  expect([filesOf(one), filesOf(other)]).toEqual([['ja/a', 'en/c', 'ja/c'], ['ja/b']])
})

it('stops if the pages have changed between the starts of two workers', () => {
  const taken = shared()
  takePages(pagesAt('/a', '/b'), taken).next()
  expect(() => takePages(pagesAt('/new', '/a', '/b'), taken).next()).toThrow('Run it again.')
})
