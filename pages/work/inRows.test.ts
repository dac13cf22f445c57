import { expect, it } from 'vitest'
import { inRows } from './inRows'

const project = (id: number, category: string) => ({ id, category })
const sectors = [{ category: 'education', project: 3 }, { category: 'healthcare' }, { category: 'manufacturing' }]

it('begins each sector’s row with the project that stands for it, or its first, at the left and at the right in turn', () => {
  const projects = [1, 2, 3, 4, 5].map((id) => project(id, 'education')).concat([6, 7, 8].map((id) => project(id, 'healthcare')))
  const rows = inRows(projects, sectors)
  expect(rows.map(({ id }) => id)).toEqual([3, 1, 2, 4, 5, 7, 6, 8])
  expect(rows.flatMap(({ id, leads }) => (leads ? id : []))).toEqual([3, 6])
})

it('loses none where there are few', () => {
  expect(inRows([], sectors)).toEqual([])
  expect(inRows([project(1, 'manufacturing'), project(2, 'manufacturing')], sectors).map(({ id }) => id)).toEqual([1, 2])
})
