import { expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { getFeeds } from './feeds'

it('are one for each language, and none without a blog', () => {
  expect([Object.keys(getFeeds()).length, getFeeds([])]).toEqual([locales.length, {}])
})
