import { expect, it } from 'vitest'
import { describeWaiting } from './waitingPages'

const french = { code: 'fr', name: 'Français' }

it('names the texts that a page waits for, those pages first that wait for the fewest', () => {
  const waiting = new Map([
    ['/about', ['about.title', 'about.text.0', 'about.text.1', 'about.meta.title', 'home.cta']],
    ['/patent', ['home.cta']],
  ])
  expect(describeWaiting(french, waiting)).toBe(
    ['In Français, 2 pages wait for texts of locales/fr:', '  /patent: home.cta', '  /about: 5 texts: 4 of about.json, 1 of home.json'].join('\n'),
  )
})

it('counts what is too much to read, and says when nothing is left', () => {
  const many = new Map(Array.from({ length: 30 }, (_, index) => [`/page-${index}`, ['home.cta']]))
  expect(describeWaiting(french, many).split('\n').at(-1)).toBe('  and 10 more')
  expect(describeWaiting(french)).toContain('“partial: true” may go')
})
