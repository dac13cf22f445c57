import { expect, it } from 'vitest'
import { describeWaiting } from './waitingPages'

const french = { code: 'fr', name: 'Français' }

it('lists the missing texts by page, pages with the fewest first', () => {
  const waiting = new Map([
    ['/about', ['about.title', 'about.text.0', 'about.text.1', 'about.meta.title', 'home.cta']],
    ['/patent', ['home.cta']],
    ['/company', ['home.cta']],
  ])
  const lines = ['In Français, 3 pages wait for texts of locales/fr:', '  /patent and 1 more: home.cta', '  /about: 5 texts: 4 of about.json, 1 of home.json']
  expect(describeWaiting(french, waiting)).toBe(lines.join('\n'))
})

it('limits the number of lines, and reports a complete language', () => {
  const many = new Map(Array.from({ length: 30 }, (_, index) => [`/page-${index}`, [`home.${index}`]]))
  expect(describeWaiting(french, many).split('\n')).toHaveLength(22)
  expect(describeWaiting(french)).toContain('“partial: true” may go')
})
