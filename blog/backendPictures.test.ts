import { describe, expect, it, vi } from 'vitest'
import { backendPictures, blockedPictures } from './backendPictures'

describe('BACKEND_PICTURES', () => {
  it.each([
    ['', []],
    [' https://images.test/, https://cdn.test:8443', ['https://images.test', 'https://cdn.test:8443']],
  ])('is a list of origins: %j', (setting, origins) => {
    vi.stubEnv('BACKEND_PICTURES', setting)
    expect(backendPictures()).toEqual(origins)
  })

  it.each(['images.test', 'https://images.test/blog', "https://x.test; script-src 'unsafe-inline'", '*'])(
    'rejects what would widen the policy: %s',
    (setting) => {
      vi.stubEnv('BACKEND_PICTURES', setting)
      expect(backendPictures).toThrow('BACKEND_PICTURES')
    },
  )
})

it('lists the origins of blocked pictures', () => {
  const answers = {
    'en /blogs-category.php': {
      language: 'en',
      body: [
        { slug: 'a', image: 'https://one.test/a.jpg' },
        { slug: 'b', image: '/own.jpg' },
      ],
    },
    'en /blog.php?slug=c': {
      language: 'en',
      body: {
        image: 'https://api.test/c.jpg',
        content: '<p><img alt="" src="https://two.test/d.jpg"><IMG src=https://three.test/e.jpg><img src="//five.test/f.jpg">',
      },
    },
    'en /blog.php?slug=d': { language: 'en', body: { image: 'data:image/gif;base64,AA', content: 'an <image src="https://four.test">' } },
  }
  const snapshot = { backend: 'https://api.test/backend', taken: '', answers }
  expect(blockedPictures(snapshot, ['https://two.test'])).toEqual(['https://five.test', 'https://one.test', 'https://three.test'])
})
