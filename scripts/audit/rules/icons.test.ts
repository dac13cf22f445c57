import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { icons } from './icons'

const links = '<link rel="icon" href="/a.svg"><link rel="apple-touch-icon" href="/a.png"><link rel="manifest" href="/a.webmanifest">'
const manifest = JSON.stringify({
  name: 'Acme',
  start_url: '/',
  icons: [
    { src: '/a.png', sizes: '192x192' },
    { src: '/b.png', sizes: '512x512' },
  ],
})
const check = (from = '', to = '') => {
  const head = `${links}<meta name="theme-color" content="#FFF">`
  const files = { '/a.webmanifest': manifest.replace(from, to) }
  return icons.check(...samplePage(document('', { head: head.replace(from, to) }), { files })).map(({ found }) => found)
}

it.each([
  ['rel="icon"', 'rel="alternate"', 'no rel="icon"'],
  ['rel="apple-touch-icon"', 'rel="icon"', 'no rel="apple-touch-icon"'],
  ['<link rel="manifest" href="/a.webmanifest">', '', 'no rel="manifest"'],
  ['href="/a.svg"', 'href="/a.ico"', 'rel="icon" of less than 48 pixels'],
  ['href="/a.svg"', 'href="/a.ico" sizes="16x16 32x32"', 'rel="icon" of less than 48 pixels'],
  ['theme-color', 'color', 'no theme-color'],
  ['{', '', 'a web manifest that is no JSON'],
  ['/a.webmanifest', '/b.webmanifest', 'a web manifest that is no JSON'],
  ['"name":"Acme",', '', 'a web manifest without name'],
  ['"name":"Acme"', '"name":""', 'a web manifest without name'],
  ['"start_url":"/"', '"start_url":"/home"', 'a web manifest with the start_url “/home”'],
  ['192x192', '96x96', 'a web manifest without an icon of 192x192'],
  ['512x512', '96x96', 'a web manifest without an icon of 512x512'],
])('reports a mistake if %s is “%s”', (from, to, found) => {
  expect(check(from, to)).toEqual([found])
})

it('reports a web manifest without icons', () => {
  expect(check('"icons"', '"symbols"')).toHaveLength(2)
})

it('accepts a complete set', () => {
  expect(check()).toEqual([])
  expect(check('href="/a.svg"', 'href="/a.ico" sizes="16x16 48x48"')).toEqual([])
  expect(check('href="/a.svg"', 'href="/a.png" sizes="any"')).toEqual([])
})
