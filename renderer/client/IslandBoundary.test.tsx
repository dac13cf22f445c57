import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IslandBoundary } from './IslandBoundary'

function Labelled() {
  const id = useId()
  return (
    <label htmlFor={id}>
      <input id={id} />
    </label>
  )
}

// The build renders an island without it (`components/island/Island.tsx`). React gives the same ids in a browser as here.
it('changes no ids of an island', () => {
  const nothing = () => {}
  const island = (
    <IslandBoundary onAwake={nothing} onBroken={nothing} onFailure={nothing}>
      <Labelled />
    </IslandBoundary>
  )
  const options = { identifierPrefix: 'Labelled-' }
  expect(renderToString(island, options)).toBe(renderToString(<Labelled />, options))
})
