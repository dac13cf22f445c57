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

it('finds what is known only when an island has arrived', () => {
  expect(check('import{a}from"./part.js"')).toEqual([
    { page: '/chunks/island.js', found: 'an import of /chunks/part.js, which no page’s script asks for', expected: expect.any(String) },
  ])
})

it('passes what is there already, and what is asked for beside it or by it later', () => {
  expect(check('import{a}from"./react.js";import"../shared.js";()=>import("./part.js")')).toEqual([])
})
