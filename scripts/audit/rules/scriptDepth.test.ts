import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { scriptDepth } from './scriptDepth'

const check = (island: string) =>
  scriptDepth.check(
    sampleSite({
      '/index.html': document('<script src="/entry.js" type="module"></script>'),
      '/entry.js': 'import"./shared.js";()=>[import("./chunks/island.js"),import("./chunks/react.js")]',
      '/shared.js': '',
      '/chunks/island.js': island,
      '/chunks/react.js': '',
      '/chunks/part.js': '',
    }),
  )

it('reports an import that is discovered only after an island has loaded', () => {
  expect(check('import{a}from"./part.js"')).toEqual([
    { page: '/chunks/island.js', found: 'an import of /chunks/part.js, which no page’s script asks for', expected: expect.any(String) },
  ])
})

it('accepts loaded, preloaded and dynamic imports', () => {
  expect(check('import{a}from"./react.js";import"../shared.js";()=>import("./part.js")')).toEqual([])
})
