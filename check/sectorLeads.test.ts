import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

/** Complaints about the sector’s lead, if its project has this picture. */
function about(image: string, project?: number): string[] {
  const sectors = JSON.stringify([{ category: 'healthcare', image: 'erp', project }])
  const lines = complaints({ 'content/projects.json': ['"child-health"', `"${image}"`], 'content/sectors.json': sectors })
  return lines.filter((line, index) => [line, lines[index - 1]].some((each) => each?.includes('leads the sector')))
}

it.each([1, undefined])('a sector’s lead (%s) whose drawing has no wide version', (project) => {
  expect(about('hero-idea', project)).toEqual([
    '  content/projects.json:5:14 0.image: leads the sector healthcare in the portfolio, and “hero-idea” is not drawn as wide as that',
    '      Use a photograph or a drawing of a project, name another project in content/sectors.json, or add the drawing to `wide` in art/catalogue.ts.',
  ])
})

it.each(['erp', 'office.jpg'])('none where %s leads', (image) => {
  expect(about(image, 1)).toEqual([])
})
