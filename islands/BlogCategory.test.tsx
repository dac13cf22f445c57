import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import BlogCategory from './BlogCategory'

const category = { slug: 'practice', name: 'Practice', description: 'd', image: '/x.jpg', alt: 'a' }
const words = { back: 'Back', none: 'Nothing yet', others: 'Other topics' }

it('says that a category has no post, as before the first is published', () => {
  const post = { ...category, slug: 'first', name: 'First' }
  const shown = (posts: (typeof post)[]) =>
    renderToStaticMarkup(<BlogCategory data={{ category, suggested: [], posts }} base="" locale="en" pictures={{}} words={words} />)
  expect(shown([])).toContain('<p>Nothing yet</p>')
  expect(shown([post])).not.toContain('Nothing yet')
})

it('leads on to other categories, if there are any', () => {
  const shown = (suggested: (typeof category)[]) =>
    renderToStaticMarkup(<BlogCategory data={{ category, suggested, posts: [] }} base="/ja" locale="ja" pictures={{}} words={words} />)
  expect(shown([{ ...category, slug: 'a b', name: 'Next' }])).toMatch(/<h2[^>]*>Other topics<\/h2>.*<a href="\/ja\/a%20b"><b>Next<\/b>/)
  expect(shown([])).not.toContain('Other topics')
})
