import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const menu = 'content/menu.json'

it('reports an entry without text', () => {
  expect(complaints({ [menu]: ['"blog.title"', '"blog.titel"'] })).toEqual([
    '  content/menu.json:4:16 header.0.label: no text is called “blog.titel”; did you mean “blog.title”?',
    '      Write “blog.title”.',
  ])
  expect(complaints({ [menu]: ['"blog.title"', '"security.menu"'] })[1]).toBe(
    '      Add it to locales/en/security.json and every other language, or remove this entry.',
  )
  // A list, which the menu would show as one word.
  expect(complaints({ [menu]: ['"blog.title"', '"contact.steps"'] })[0]).toContain('no text is called “contact.steps”')
})

it('reports a second link to the same page, but not one in header and footer', () => {
  const links = ['/services', '/work', '/services'].map((href) => ({ label: 'blog.title', href }))
  const other = links.slice(0, 2)
  expect(complaints({ [menu]: JSON.stringify({ header: links, footer: other, legal: other }, null, 2) })).toEqual([
    '  content/menu.json:13:15 header.2.href: a second link to /services in the same menu',
    '      Remove it, or write the page that it is meant for.',
  ])
})

it('reports a link to a sector beside those that the menu makes by itself', () => {
  const link = (href: string) => ({ label: 'blog.title', href })
  const own = { label: 'blog.title', sectors: true, links: [link('/work?category=healthcare'), link('/work')] }
  const text = JSON.stringify({ header: [own], footer: [link('/work?category=healthcare')], legal: [link('/work')] }, null, 2)
  const sectors = JSON.stringify([{ category: 'healthcare', image: 'erp' }])
  const found = complaints({ [menu]: text, 'content/sectors.json': sectors }).filter((line) => line.includes(menu))
  expect(found).toEqual([`  ${menu}:9:19 header.0.links.0.href: a second link to /work?category=healthcare: “sectors” adds one for each sector`])
})

it('reports an entry without page, and one that is neither link nor group', () => {
  expect(complaints({ [menu]: ['"/services"', '"/patent"'] })[0]).toContain('header.0.href: there is no page /patent')
  expect(complaints({ [menu]: [',\n      "href": "/services"', ''] })[0]).toContain('needs either “href”')
})
