import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '../i18n/languages'
import type { RunningServer } from '../server/server'
import { type SampleFolder, sampleFolder, startSample } from '../testing/sampleServer'
import { foreignBackend, ownBackend } from './backends'

let folder: SampleFolder
let own: RunningServer

beforeAll(async () => {
  folder = sampleFolder()
  own = await startSample(folder)
})
afterAll(async () => {
  await own.close()
  folder.remove()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** A build reads our own posts in process; the result has to match that of the HTTP calls. */
describe.each(locales)('our own backend in %s', (locale) => {
  it('returns the same data in process as over HTTP', async () => {
    vi.stubEnv('BACKEND_URL', `${own.address}/backend/`)
    const built = ownBackend(locale)
    const called = foreignBackend(locale)
    const categories = await called.categories()
    expect(await built.categories()).toEqual(categories)
    for (const { slug } of categories.body) {
      const items = await called.items(slug)
      expect(items).toMatchObject((await built.items(slug)) ?? {})
      for (const item of items?.body ?? []) {
        const { body, language } = (await built.post(item.slug)) ?? {}
        expect({ body: { ...body, content: body?.content }, language }).toEqual(await called.post(item.slug))
      }
    }
  })

  it('returns undefined for unknown slugs', async () => {
    expect(await ownBackend(locale).items('nope')).toBeUndefined()
    expect(await ownBackend(locale).post('nope')).toBeUndefined()
  })
})
