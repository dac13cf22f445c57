import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from './languages'
import { direction, getShownTranslate, getTranslate } from './translator'

describe('translator', () => {
  it('has every language of the table', () => {
    const titles = locales.map((locale) => getTranslate(locale)('errors.notFound.title'))
    expect(new Set(titles).size).toBe(locales.length)
  })

  it('fills in facts of the company, inside objects too, without escaping', () => {
    const { name } = JSON.parse(readFileSync('content/company.json', 'utf8'))
    const about = JSON.stringify(getTranslate('en')('about'))
    expect(readFileSync('locales/en/about.json', 'utf8')).toContain('{{company}}')
    expect(about).not.toContain('{{company}}')
    expect(about).toContain(name)
    const position = getTranslate('en')('layout.motion.position', { number: '<1>', total: 4 })
    expect([position.includes('<1>'), position.includes('4'), position.includes('{{')]).toEqual([true, true, false])
  })

  it('throws for a missing key instead of using a fallback', () => {
    const t = getTranslate('de')
    // @ts-expect-error: keys are typed, so this does not compile either.
    expect(() => t('careers.titel')).toThrow("locales/de/careers.json: key 'titel' is missing")
    // @ts-expect-error: as after its file was deleted.
    expect(() => t('careeers')).toThrow('locales/de/careeers.json is missing')
  })

  it('refuses components a text that an edit would not render again', () => {
    const t = getShownTranslate('en')
    expect(t('layout.home')).toBe(getTranslate('en')('layout.home'))
    expect(() => t('home.hero')).toThrow('Let the +data of the page return it')
  })

  it('returns deeply frozen lists and groups', () => {
    const { slides } = getTranslate('en')('home.hero')
    expect(() => (slides as unknown[]).push('x')).toThrow(TypeError)
  })

  it('returns the writing direction', () => {
    expect(direction('en')).toBe('ltr')
    expect(direction('ar')).toBe('rtl')
  })
})
