import { expect, it } from 'vitest'
import { movedPaths } from './movedPaths'

const pages = new Set(['/', '/work', '/services', '/services/ai', '/services/web'])
const moved = (...entries: Parameters<typeof movedPaths>[0]) => Object.fromEntries(movedPaths(entries, pages))

it('a page moves by itself', () => {
  expect(moved({ from: '/team', to: '/' }, { from: '/what', to: '/services' })).toEqual({ '/team': '/', '/what': '/services' })
})

it('a language that was taken back leads to the same pages, and to where pages have gone', () => {
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

it('a folder leads to what is below the other one, and one address of it may lead elsewhere', () => {
  expect(moved({ from: '/offers', to: '/services', below: true }, { from: '/offers/web', to: '/work' })).toEqual({
    '/offers': '/services',
    '/offers/ai': '/services/ai',
    '/offers/web': '/work',
  })
})

it('nothing moves away from a page', () => {
  expect(moved({ from: '/services', to: '/', below: true })).not.toHaveProperty('/services/ai')
})
