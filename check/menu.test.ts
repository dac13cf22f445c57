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

it('reports an entry without page, and one that is neither link nor group', () => {
  expect(complaints({ [menu]: ['"/services"', '"/patent"'] })[0]).toContain('header.0.href: there is no page /patent')
  expect(complaints({ [menu]: [',\n      "href": "/services"', ''] })[0]).toContain('needs either “href”')
})
