import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StyleSheetManager, styled } from 'styled-components'
import { expect, it } from 'vitest'
import { locales } from '../../i18n/languages'
import { classesOf, pageStyle, sheet } from './pageStyle'

const Box = styled.div`
  color: red;
  &:hover { color: blue }
  @media print { color: black }
`
const Grid = styled.div<{ $columns: number }>`
  columns: ${({ $columns }) => $columns};
  @media print { columns: ${({ $columns }) => $columns + 10} }
  @keyframes turn { to { rotate: 1turn } }
`
const Other = styled.p`
  margin: 7px;
`
const render = (page: ReactNode) => renderToStaticMarkup(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>)
const everything = { languages: locales, photographs: true, wholeWords: true }
const styleOf = (html: string, around: ReadonlySet<string> = new Set()) => pageStyle(html, around, everything)
const own = (html: string) => styleOf(html).replace(styleOf(''), '')

it('gives a page the rules of its components, without marks, and no others', () => {
  render(<Other />)
  const css = own(render(<Box />))
  expect(css.replace(/\.\w+/g, '.x')).toBe('.x{color:red}@media (hover){.x:hover{color:blue}}@media print{.x{color:black}}')
})

it('gives a page the rules of what surrounds it as well, in the same order as if all were its own', () => {
  const [box, grid] = [render(<Box />), render(<Grid $columns={12} />)] as [string, string]
  expect(styleOf(grid, classesOf(box))).toBe(styleOf(box + grid))
  expect(styleOf(box, classesOf(grid))).toBe(styleOf(box + grid))
  expect(styleOf(box, classesOf(box))).toBe(styleOf(box))
})

it('gives every page the global rules', () => {
  expect(styleOf('')).toContain('box-sizing')
})

it('tells the forms of a component apart', () => {
  const [two, three] = [2, 3].map((columns) => render(<Grid $columns={columns} />)) as [string, string]
  expect(own(two)).toMatch(/^\.\w+\{columns:2\}@media print\{\.\w+\{columns:12\}\}@keyframes turn\{.*\}$/)
  expect(own(three)).toMatch(/^\.\w+\{columns:3\}@media print\{\.\w+\{columns:13\}\}@keyframes turn\{.*\}$/)
  expect(own(two + three)).toContain('columns:2')
  expect(own(two + three)).toContain('columns:13')
})

it('gives the same whatever was rendered before, and in whatever order', () => {
  const html = render(
    <>
      <Grid $columns={4} />
      <Box />
    </>,
  )
  const before = styleOf(html)
  render(<Grid $columns={5} />)
  const other = render(
    <>
      <Box />
      <Grid $columns={4} />
    </>,
  )
  expect(styleOf(other)).toBe(before)
  expect(styleOf(`${html}<i class="new"></i>`)).toBe(before)
})

it('has the forms of a component in the order of their names, as another process may meet them in another order', () => {
  const names = [...own([6, 7, 8, 9, 10, 11].map((columns) => render(<Grid $columns={columns} />)).join('')).matchAll(/\.([\w-]+)\{columns:\d+\}(?!\})/g)].map(
    ([, name]) => name,
  )
  expect(names).toHaveLength(6)
  expect(names).toEqual(names.toSorted())
})
