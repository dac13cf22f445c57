import { expect, it } from 'vitest'
import { hyphenateHeadings } from './hyphenate'

const shown = (html: string) => hyphenateHeadings(html, 'de').replaceAll('\u00AD', '|')

it('long words in headings, at syllables and not near their ends', () => {
  expect(shown('<h1>Datenschutzerklärung für alle</h1>')).toBe('<h1>Daten|schutz|er|klä|rung für alle</h1>')
  expect(shown('<h3 id="a"><a href="/unternehmensanwendungen">Unternehmensanwendungen</a></h3>')).toBe(
    '<h3 id="a"><a href="/unternehmensanwendungen">Unter|neh|mens|an|wen|dungen</a></h3>',
  )
})

it('nothing but headings', () => {
  const rest = '<p>Datenschutzerklärung</p><header>Datenschutzerklärung</header><h1 title="Datenschutzerklärung">Kurz</h1>'
  expect(shown(rest)).toBe(rest)
})

it('nothing in an article of another language', () => {
  const english = '<article class="post" lang="en"><h2>Misunderstandings</h2></article>'
  expect(shown(`${english}<h2>Datenschutzerklärung</h2>`)).toBe(`${english}<h2>Daten|schutz|er|klä|rung</h2>`)
  expect(shown('<article lang="de"><h2>Datenschutzerklärung</h2></article>')).toBe('<article lang="de"><h2>Daten|schutz|er|klä|rung</h2></article>')
})

it('nothing in languages whose words are short', () => {
  expect(hyphenateHeadings('<h1>Responsibilities</h1>', 'en')).toBe('<h1>Responsibilities</h1>')
})
