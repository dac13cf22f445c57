import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PostFacts } from '../blog/view/postFacts'
import BlogPost, { type BlogPostProps } from './BlogPost'

const words = {
  suggested: 'Weitere Lektüre',
  more: 'Übersicht',
  notTranslated: 'Nur auf Englisch.',
  contents: 'Inhalt',
  copy: 'Kopieren',
  copied: 'Kopiert',
  updated: 'Aktualisiert am %',
  minutes: '% Min.',
}

function shown(language: string, facts: PostFacts = {}, dateLocale = 'de-DE', topic?: BlogPostProps['topic']): string {
  const suggested = [{ slug: 'next', name: 'What is next', lang: language }]
  const meta = { keywords: '', 'og:title': '', 'og:description': '', 'og:type': 'article' }
  const data = { title: 'A post', image: '/erp.png', alt: 'Puzzle', content: '<p>Text.</p>', meta, language, category: 'practice', suggested, ...facts }
  return renderToStaticMarkup(<BlogPost data={data} topic={topic} base="/de" locale="de" dateLocale={dateLocale} pictures={{}} words={words} />)
}

// Not only in browser tests, which depend on an untranslated post.
it('marks a post in another language than its page, by a note, lang and a direction of its own', () => {
  expect(shown('en')).toContain(words.notTranslated)
  expect(shown('en')).toContain('<article lang="en" dir="auto">')
  expect(shown('en')).toContain('<a href="/de/practice/next" lang="en" dir="auto">What is next <small lang="de">Englisch</small></a>')
})

it('has no note on a translated post', () => {
  expect(shown('de')).not.toContain(words.notTranslated)
  expect(shown('de')).not.toContain('<small')
  expect(shown('de')).toContain('<article lang="de">')
})

it.each([
  ['en-GB', '3 November 2026'],
  ['de-DE', '3. November 2026'],
  ['ja-JP', '2026年11月3日'],
])('formats dates for %s', (dateLocale, day) => {
  const html = shown('de', { date: '2026-11-03', updated: '2026-11-03', team: 'Backend-Team' }, dateLocale)
  expect(html).toContain(`<li>Backend-Team</li><li><time dateTime="2026-11-03">${day}</time></li><li>1 Min.</li>`)
  expect(html).not.toContain('Aktualisiert')
})

it('names the author or team in the language of the post', () => {
  expect(shown('en', { team: 'Backend team' })).toContain('<li><span lang="en" dir="auto">Backend team</span></li>')
  expect(shown('de', { team: 'Backend-Team' })).toContain('<li>Backend-Team</li>')
})

it('links to the category by its name, in the language that it is in', () => {
  expect(shown('de', {}, 'de-DE', { name: 'Practice', lang: 'en' })).toContain(
    '<ul class="byline"><li><a href="/de/practice" lang="en" dir="auto">Practice</a></li>',
  )
})

it('shows the date of change, and omits unknown facts', () => {
  expect(shown('de', { updated: '2026-11-21' })).toContain('<li>Aktualisiert am <time dateTime="2026-11-21">21. November 2026</time></li>')
  expect(shown('de')).toContain('<ul class="byline"><li>1 Min.</li></ul>')
})
