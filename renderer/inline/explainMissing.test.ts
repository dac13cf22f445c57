import { afterEach, expect, it, vi } from 'vitest'
import explainMissing from './explainMissing'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The kind that the 404 page shows for an address after an element has failed to load. */
function kindAfterFailure(pathname: string, failed: object): string | undefined {
  const dataset: { missing?: string } = {}
  const page = new EventTarget()
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  explainMissing({ prefixes: ['de'], taken: ['', 'work'] })
  page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: failed }))
  return dataset.missing
}

it.each([
  ['/de/topic', { type: 'module' }, undefined],
  ['/topic/post', { type: 'module' }, undefined],
  ['/topic/post', { type: 'text/javascript', src: 'https://ads.test' }, 'post'],
  ['/topic/post', { src: '/picture.svg' }, 'post'],
  ['/what-we-do/x', { type: 'module' }, 'card'],
])('%s, if %j does not load, is of the kind %s', (pathname, failed, kind) => {
  expect(kindAfterFailure(pathname, failed)).toBe(kind)
})
