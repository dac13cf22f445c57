import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { forms } from './forms'

const email = '<input type="email" autocomplete="email" name="email">'
const form = (fields: string, target = 'action="/backend/contact.php" method="post"') => `<form ${target}>${fields}<button>Send</button></form>`
const check = (body: string, facts = {}) => forms.check(...samplePage(document(body), { facts }))

it.each([
  ['action="/backend/contakt.php" method="post"', 'a form with action="/backend/contakt.php"'],
  ['method="post"', 'a form with action=""'],
  ['action="/backend/contact.php"', 'a form with method=""'],
  ['action="/backend/contact.php" method="get"', 'a form with method="get"'],
  ['action="/backend/contact.php" method="post" enctype="text/plain"', 'a form with enctype="text/plain"'],
  ['action="/backend/contact.php" method="post" target="_blank"', 'a form with target="_blank"'],
])('reports a form with %s', (target, found) => {
  expect(check(form(email, target))).toEqual([expect.objectContaining({ found })])
})

it('expects the foreign backend, if there is one', () => {
  const target = 'action="https://api.test/contact.php" method="POST"'
  expect(check(form(email, target), { backend: 'https://api.test' })).toEqual([])
  expect(check(form(email), { backend: 'https://api.test' })).toEqual([expect.objectContaining({ expected: 'https://api.test/contact.php' })])
})

it.each([
  ['<textarea></textarea>', 'a field without name'],
  ['<select name="a"></select><textarea name="a"></textarea>', 'two fields with name="a"'],
  ['<input name="a">', 'the field “a” with type="text" and autocomplete=""'],
  ['<input type="email" name="a">', 'the field “a” with type="email" and autocomplete=""'],
  ['<input type="tel" name="a">', 'the field “a” with type="tel" and autocomplete=""'],
  ['<input type="url" name="a">', 'the field “a” with type="url" and autocomplete=""'],
  ['<input type="url" autocomplete="off" name="a">', 'the field “a” with type="url" and autocomplete="off"'],
  ['<input autocomplete="tel" name="a">', 'the field “a” with type="text" and autocomplete="tel"'],
  ['<input autocomplete="email" name="a">', 'the field “a” with type="text" and autocomplete="email"'],
  ['<input type="tel" autocomplete="off" name="a">', 'the field “a” with type="tel" and autocomplete="off"'],
  ['<input autocomplete="off" name="a" pattern="[a-z">', 'the field “a” with pattern="[a-z"'],
  // Browsers read it with the flag “v”.
  ['<input autocomplete="off" name="a" pattern="[(]">', 'the field “a” with pattern="[(]"'],
])('reports %s', (field, found) => {
  expect(check(form(field))).toEqual([expect.objectContaining({ found })])
})

it('reports each fault of each form', () => {
  expect(check(form('<textarea></textarea><textarea></textarea>')).map(({ found }) => found)).toEqual(['a field without name', 'a field without name'])
  expect(check(form(email) + form(email, 'method="post"'))).toHaveLength(1)
})

it('accepts other fields', () => {
  const choices = '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2"><input type="checkbox" name="b"><input type="file" name="c">'
  const texts =
    '<input autocomplete="off" name="d" pattern="[a-z\\-]+"><input type="tel" autocomplete="work tel-national" name="e"><textarea name="f"></textarea>'
  expect(check(form(email + choices + texts))).toEqual([])
  expect(check(form(email, 'action="/backend/contact.php" method="post" enctype="multipart/form-data"'))).toEqual([])
})
