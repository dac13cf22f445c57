import { expect, it } from 'vitest'
import { movedPaths } from './movedPaths'

const pages = new Set(['/', '/work', '/services', '/services/ai', '/services/web'])
const moved = (...entries: Parameters<typeof movedPaths>[0]) => Object.fromEntries(movedPaths(entries, pages))

it('moves a single page', () => {
  expect(moved({ from: '/team', to: '/' }, { from: '/what', to: '/services' })).toEqual({ '/team': '/', '/what': '/services' })
})

it('redirects a withdrawn language to the same pages, and to moved ones', () => {
  expect(moved({ from: '/fr', to: '/', below: true }, { from: '/portfolio', to: '/work' })).toEqual({
    '/fr': '/',
    '/fr/work': '/work',
    '/fr/services': '/services',
    '/fr/services/ai': '/services/ai',
    '/fr/services/web': '/services/web',
    '/fr/portfolio': '/work',
    '/portfolio': '/work',
  })
})

it('redirects a folder to another one, with exceptions for single addresses', () => {
  expect(moved({ from: '/offers', to: '/services', below: true }, { from: '/offers/web', to: '/work' })).toEqual({
    '/offers': '/services',
    '/offers/ai': '/services/ai',
    '/offers/web': '/work',
  })
})

it('redirects no page whose name only begins with that of the folder', () => {
  const entry = { from: '/offers', to: '/services', below: true }
  expect([...movedPaths([entry], new Set(['/services', '/services-abroad'])).keys()]).toEqual(['/offers'])
})

it('never redirects an existing page', () => {
  expect(moved({ from: '/services', to: '/', below: true })).toEqual({ '/services': '/', '/services/work': '/work' })
  const entry = { from: '/offers', to: '/services', below: true }
  expect(Object.fromEntries(movedPaths([entry], new Set([...pages, '/offers/ai'])))).not.toHaveProperty('/offers/ai')
})
