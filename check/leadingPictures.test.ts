import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

type Changes = Parameters<typeof complaints>[0]

/** What is said about pictures that lead a list. */
function about(changes: Changes): string[] {
  return complaints(changes).filter((line, index, lines) => [line, lines[index - 1]].some((each) => each?.includes('leads its list')))
}

/** Of a sector whose project has this picture. */
const aboutSector = (image: string, project?: number) =>
  about({
    'content/projects.json': ['"child-health"', `"${image}"`],
    'content/sectors.json': JSON.stringify([{ category: 'healthcare', image: 'erp', project }]),
  })

it.each([1, undefined])('a sector’s lead (%s) whose drawing has no wide version', (project) => {
  expect(aboutSector('hero-idea', project)).toEqual([
    '  content/projects.json:5:14 0.image: leads its list over two columns, and “hero-idea” is not drawn as wide as that',
    '      Use a photograph or a drawing of a project, or name another project in content/sectors.json, or add the drawing to `wide` in art/catalogue.ts.',
  ])
})

it.each(['erp', 'office.jpg'])('none where %s leads', (image) => {
  expect(aboutSector(image, 1)).toEqual([])
})

it('a leading product whose drawing has no wide version, and no other', () => {
  const tiles = Array.from({ length: 6 }, () => ({ item: 'election', image: 'hero-idea', href: '/services', platform: 'mobile' }))
  const places = about({ 'content/productTiles.json': JSON.stringify(tiles) }).flatMap((line) => /(\d)\.image: leads/.exec(line)?.[1] ?? [])
  expect(places).toEqual(['0', '3', '4'])
})
