import { describe, expect, it } from 'vitest'
import { address, splitAddress } from './address'
import { locales } from './languages'

describe('address', () => {
  it('has no prefix in the default language', () => {
    expect(address('/', 'en')).toBe('/')
    expect(address('/services/ai-ml', 'en')).toBe('/services/ai-ml')
  })

  it('prefixes other languages, their home page without a trailing slash', () => {
    expect(address('/', 'ja')).toBe('/ja')
    expect(address('/work?category=healthcare#top', 'de')).toBe('/de/work?category=healthcare#top')
    expect(address('/?x=1', 'de')).toBe('/de?x=1')
  })

  it('rejects anything but a path', () => {
    expect(() => address('services', 'en')).toThrow("a path must start with '/'")
  })

  it('is reversed by splitAddress in every language', () => {
    for (const locale of locales) {
      for (const path of ['/', '/services', '/project-details/healthcare/3']) {
        expect(splitAddress(address(path, locale))).toEqual({ locale, path })
      }
    }
  })

  it('recognises only whole prefixes as languages', () => {
    expect(splitAddress('/japan')).toEqual({ locale: 'en', path: '/japan' })
    expect(splitAddress('/en/services')).toEqual({ locale: 'en', path: '/en/services' })
  })
})
