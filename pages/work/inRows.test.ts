import { expect, it } from 'vitest'
import { inRows } from './inRows'

const project = (id: number, category: string) => ({ id, category })
const sectors = [{ category: 'education', project: 3 }, { category: 'healthcare' }, { category: 'manufacturing' }]

it('begins each sector’s row with its representative project, or its first, alternately on the left and right', () => {
  const projects = [1, 2, 3, 4, 5].map((id) => project(id, 'education')).concat([6, 7, 8].map((id) => project(id, 'healthcare')))
  const rows = inRows(projects, sectors)
  expect(rows.map(({ id }) => id)).toEqual([3, 1, 2, 4, 5, 7, 6, 8])
  expect(rows.flatMap(({ id, leads }) => (leads ? id : []))).toEqual([3, 6])
})

it('keeps every project of a small sector', () => {
  expect(inRows([], sectors)).toEqual([])
  expect(inRows([project(1, 'manufacturing'), project(2, 'manufacturing')], sectors).map(({ id }) => id)).toEqual([1, 2])
})
