import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import BlogCategory from './BlogCategory'

it('says that a category has no post, as before the first is published', () => {
  const category = { slug: 'practice', name: 'Practice', description: 'd', image: '/x.jpg', alt: 'a' }
  const post = { ...category, slug: 'first', name: 'First' }
  const shown = (posts: (typeof post)[]) =>
    renderToStaticMarkup(<BlogCategory data={{ category, posts }} base="" locale="en" pictures={{}} words={{ back: 'Back', none: 'Nothing yet' }} />)
  expect(shown([])).toContain('<p>Nothing yet</p>')
  expect(shown([post])).not.toContain('Nothing yet')
})
