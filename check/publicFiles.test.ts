import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

it.each([
  ['favicon.ico', 'the build makes a file of this name', 'Remove it: the icons are made of the logo in art/logo.ts.'],
  ['_headers', 'the build makes a file of this name', 'Remove it: the rules for hosts are in renderer/prerender/hosting.ts.'],
  ['ja/feed.xml', 'the build makes a file of this name', 'Remove it, or give it another name.'],
  ['de/practice/first-post.html', 'the build makes a file of this name', 'Remove it, or give it another name.'],
  ['assets/logo.png', '/assets is a folder of the built site, or the server’s', 'Put it into another folder of public/.'],
  ['Assets/logo.png', '/Assets is a folder of the built site, or the server’s', 'Put it into another folder of public/.'],
  ['admin.html', '/admin is a folder of the built site, or the server’s', 'Put it into another folder of public/.'],
])('reports public/%s', (name, found, remedy) => {
  expect(complaints({ [`public/${name}`]: '' })).toEqual([`  public/${name}:1:1: ${found}`, `      ${remedy}`])
})

it('reports a file in the place of a redirect', () => {
  const redirects = { 'content/redirects.json': '[{ "from": "/old", "to": "/services" }]' }
  expect(complaints({ ...redirects, 'public/ja/old.html': '' })[0]).toBe('  public/ja/old.html:1:1: the build makes a file of this name')
})

it.each(['robots.txt', '.well-known/security.txt', 'services/brochure.pdf', 'googlexyz.html'])('allows public/%s', (name) => {
  expect(complaints({ [`public/${name}`]: '' })).toEqual([])
})
