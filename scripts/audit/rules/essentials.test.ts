import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { essentials } from './essentials'

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
const body = '<a href="#_content">Skip</a><a href="/">Home</a><main id="_content"></main><h1>x</h1><script src="/entry.js" type="module"></script>'
const html = document(body, { head })
const check = (from: string, to: string) => essentials.check(samplePage(html.replace(from, to))[0]).map(({ found }) => found)

it.each([
  ['<!doctype html>', '', 'a page that begins with <html lang="en" dir='],
  ['<meta charset="utf-8">', '', 'no charset'],
  ['<meta charset="utf-8">', `<meta name="x" content="${'x'.repeat(1024)}"><meta charset="utf-8">`, 'no charset'],
  ['width=device-width', 'width=400', 'viewport “width=400, initial-scale=1”'],
  ['initial-scale=1', 'user-scalable=no', 'viewport “width=device-width, user-scalable=no”'],
  ['initial-scale=1', 'maximum-scale=1', 'viewport “width=device-width, maximum-scale=1”'],
  ['<main id="_content"></main>', '', '0 <main>'],
  ['</main>', '</main><main></main>', '2 <main>'],
  ['<a href="#_content">Skip</a>', '', 'a first link to /'],
  ['id="_content"', 'id="main"', 'a first link to #_content'],
  ['<h1>x</h1>', '', 'no <h1>'],
  ['<main', '<main hidden', '<main> hidden from visitors or from screen readers'],
  ['<body', '<body inert', '<main> and <a> and <h1> hidden from visitors or from screen readers'],
  ['<h1', '<h1 aria-hidden="true"', '<h1> hidden from visitors or from screen readers'],
  ['<a href="#_content"', '<a hidden href="#_content"', '<a> hidden from visitors or from screen readers'],
  ['<main', '<style>.x,.a{color:red;display:none}</style><main class="a"', '<main> hidden from visitors or from screen readers'],
  ['<h1', '<style>h1{visibility:hidden}</style><h1', '<h1> hidden from visitors or from screen readers'],
  ['src="/entry.js"', '', 'no script'],
  ['<meta', '<meta http-equiv="refresh" content="5; url=/"><meta', '<meta http-equiv="refresh">'],
])('reports a mistake if %s is “%s”', (from, to, found) => {
  expect(check(from, to)).toEqual([found])
})

it('accepts a complete page', () => {
  expect(check('', '')).toEqual([])
  const styles = '@media print{main{display:none}}main:empty{display:none}h1 i{display:none}a{display:block}.a{visibility:visible}'
  expect(check('<main', `<style>${styles}</style><main class="a"`)).toEqual([])
})
