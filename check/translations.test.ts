import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const file = 'content/blog/practice/first-post/index.ja.md'

it('lets a translation leave out date and picture, which the original has', () => {
  expect(complaints({ [file]: ['date: 2026-03-14\nimage: blog-ai\n', ''] })).toEqual([])
})

it('reports a date other than the original’s', () => {
  expect(complaints({ [file]: ['2026-03-14', '2026-03-15'] })).toEqual([
    `  ${file}:4:7 date: 2026-03-15 differs from the original, which has 2026-03-14`,
    '      Write 2026-03-14, or change content/blog/practice/first-post/index.md as well.',
  ])
})

it('reports a picture other than the original’s', () => {
  expect(complaints({ [file]: ['image: blog-ai', 'image: erp'] })).toEqual([
    `  ${file}:5:8 image: erp differs from the original, which has blog-ai`,
    '      Write blog-ai, or change content/blog/practice/first-post/index.md as well.',
  ])
})

it('reports a picture of a category other than the original’s', () => {
  const category = `---\nname: Praxis\ndescription: ${'Ein Satz, der diese Kategorie beschreibt. '.repeat(3)}\nimage: erp\nalt: Funken\n---\n`
  expect(complaints({ 'content/blog/practice/index.de.md': category })).toEqual([
    '  content/blog/practice/index.de.md:4:8 image: erp differs from the original, which has blog-ai',
    '      Write blog-ai, or change content/blog/practice/index.md as well.',
  ])
})
