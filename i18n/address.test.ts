import { describe, expect, it } from 'vitest'
import { address, splitAddress } from './address'
import { locales } from './languages'

describe('address', () => {
  it('leaves the default language without a prefix', () => {
    expect(address('/', 'en')).toBe('/')
    expect(address('/services/ai-ml', 'en')).toBe('/services/ai-ml')
  })

  it('prefixes the others, without a trailing slash at their home', () => {
    expect(address('/', 'ja')).toBe('/ja')
    expect(address('/work?category=healthcare#top', 'de')).toBe('/de/work?category=healthcare#top')
    expect(address('/?x=1', 'de')).toBe('/de?x=1')
  })

  it('refuses what is not a path', () => {
    expect(() => address('services', 'en')).toThrow("a path must start with '/'")
  })

  it('is undone by splitAddress in every language', () => {
    for (const locale of locales) {
      for (const path of ['/', '/services', '/project-details/healthcare/3']) {
        expect(splitAddress(address(path, locale))).toEqual({ locale, path })
      }
    }
  })

  it('takes only whole prefixes for languages', () => {
    expect(splitAddress('/japan')).toEqual({ locale: 'en', path: '/japan' })
    expect(splitAddress('/en/services')).toEqual({ locale: 'en', path: '/en/services' })
  })
})
