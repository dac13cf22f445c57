import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import BlogPost from './BlogPost'

const words = { suggested: 'Weitere Lektüre', more: 'Übersicht', notTranslated: 'Nur auf Englisch.' }

function shown(language: string): string {
  const suggested = [{ slug: 'next', name: 'What is next', lang: language }]
  const meta = { keywords: '', 'og:title': '', 'og:description': '', 'og:type': 'article' }
  const data = { title: 'A post', image: '/erp.png', alt: 'Puzzle', content: '<p>Text.</p>', meta, language, category: 'practice', suggested }
  return renderToStaticMarkup(<BlogPost data={data} base="/de" locale="de" pictures={{}} words={words} />)
}

// Here and not only in the browser tests: they have nothing to look at once every post of the site is translated.
it('marks a post in another language than its page, in words and for readers', () => {
  expect(shown('en')).toContain(words.notTranslated)
  expect(shown('en')).toContain('<article lang="en">')
  expect(shown('en')).toContain('<a href="/de/practice/next" lang="en">What is next <small lang="de">Englisch</small></a>')
})

it('says nothing where the post is translated', () => {
  expect(shown('de')).not.toContain(words.notTranslated)
  expect(shown('de')).not.toContain('<small')
})
