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

/** A build reads our own posts without a call, so what it reads has to be what the calls answer. */
describe.each(locales)('what a build reads of our own posts in %s', (locale) => {
  it('is what the calls answer', async () => {
    vi.stubEnv('BACKEND_URL', `${own.address}/backend/`)
    const built = ownBackend(locale)
    const called = foreignBackend(locale)
    const categories = await called.categories()
    expect(await built.categories()).toEqual(categories)
    for (const { slug } of categories) {
      const items = await called.items(slug)
      expect(items).toMatchObject((await built.items(slug)) ?? [])
      for (const item of items ?? []) {
        const { post, language } = (await built.post(item.slug)) ?? {}
        expect({ post: { ...post, content: post?.content }, language }).toEqual(await called.post(item.slug))
      }
    }
  })

  it('knows no more than they do', async () => {
    expect(await ownBackend(locale).items('nope')).toBeUndefined()
    expect(await ownBackend(locale).post('nope')).toBeUndefined()
  })
})
