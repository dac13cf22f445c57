import { expect, it } from 'vitest'
import { openPage } from './openPage'
import type { VisitorBrowser } from './visitorBrowser'

const url = 'http://localhost/about'

it('waits for a page that loads later, however scripts fail meanwhile', async () => {
  const answers = [() => Promise.reject(new Error('no answer')), () => Promise.resolve(false), () => Promise.resolve(true)]
  const asked: unknown[] = []
  await openPage(
    url,
    asking(asked, () => (answers.shift() as () => Promise<boolean>)()),
    () => new Promise(() => {}),
  )
  expect(answers).toEqual([])
  expect(asked).toEqual([url, url, url])
})

it('asks again for a page that is not there, three times in all', async () => {
  let navigations = 0
  const navigate = async () => {
    navigations += 1
  }
  await openPage(
    url,
    asking([], async () => navigations === 3),
    navigate,
    20,
  )
  expect(navigations).toBe(3)
  await expect(
    openPage(
      url,
      asking([], async () => false),
      navigate,
      20,
    ),
  ).rejects.toThrow()
  expect(navigations).toBe(6)
})

it('fails as the navigation fails', async () => {
  await expect(
    openPage(
      url,
      asking([], async () => false),
      () => Promise.reject(new Error('connection refused')),
    ),
  ).rejects.toThrow('connection refused')
})

/** A browser that marks the page to leave, and answers whether the next one has loaded. */
function asking(asked: unknown[], hasLoaded: () => Promise<boolean>): VisitorBrowser['run'] {
  return async (script, ...values) => {
    if (!script.startsWith('return')) return undefined as never
    asked.push(...values)
    return (await hasLoaded()) as never
  }
}
