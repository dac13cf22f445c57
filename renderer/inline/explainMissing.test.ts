import { afterEach, expect, it, vi } from 'vitest'
import explainMissing from './explainMissing'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The kind that the 404 page shows for an address, after an element has failed to load if one is given. */
function kindOf(pathname: string, failed?: object): string | undefined {
  const dataset: { missing?: string } = {}
  const page = new EventTarget()
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  explainMissing({ prefixes: ['de'], taken: ['', 'work'] })
  if (failed) page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: failed }))
  return dataset.missing
}

it.each([
  ['/de/topic', { type: 'module' }, undefined],
  ['/topic/post', { type: 'module' }, undefined],
  ['/topic/post', { type: 'text/javascript', src: 'https://ads.test' }, 'post'],
  ['/topic/post', { src: '/picture.svg' }, 'post'],
  ['/what-we-do/x', { type: 'module' }, 'card'],
])('%s, if %j does not load, is of the kind %s', (pathname, failed, kind) => {
  expect(kindOf(pathname, failed)).toBe(kind)
})

it.each([
  ['/topic', 'category'],
  ['/de/topic', 'category'],
  ['/topic/post', 'post'],
  ['/what-we-do', 'category'],
  ['/project-details/x/1', 'project'],
  ['/work/x', undefined],
  ['/de/work/x', undefined],
  ['/a/b/c', undefined],
  ['/no-such.file', undefined],
  ['/%E3%81%82', undefined],
])('%s is of the kind %s', (pathname, kind) => {
  expect(kindOf(pathname)).toBe(kind)
})
