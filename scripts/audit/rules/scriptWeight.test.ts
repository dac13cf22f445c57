import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { scriptWeight } from './scriptWeight'

const files = {
  '/entry.js': 'import{t}from"./chunks/early.js";t(()=>import("./chunks/late.js"))',
  '/entry.js.br': Buffer.alloc(1000),
  '/chunks/early.js': 'import "./deep.js"',
  '/chunks/early.js.br': Buffer.alloc(900),
  '/chunks/deep.js': '',
  '/chunks/deep.js.br': Buffer.alloc(200),
  '/chunks/late.js': '',
  '/chunks/late.js.br': Buffer.alloc(60_000),
}
const entry = '<script src="/entry.js" type="module"></script>'
const check = (body: string, over: Record<string, Buffer> = {}) => scriptWeight.check(...samplePage(document(body), { files: { ...files, ...over } }))

it('reports too much script, counting static but not dynamic imports', async () => {
  expect(await check(entry)).toEqual([{ found: '2.10 kB of script', expected: 'at most 2.00 kB' }])
})

it('allows more on contact and post pages', async () => {
  expect(await check(`${entry}<form></form>`)).toEqual([])
  expect(await check(`${entry}<meta property="og:type" content="article">`)).toEqual([])
})

it('reports preloaded script that the page does not run, except on the home page', async () => {
  const preload = '<link rel="modulepreload" href="/chunks/early.js"><link rel="modulepreload" href="/chunks/late.js">'
  const light = { '/chunks/deep.js.br': Buffer.alloc(100) }
  expect(await check(entry + preload, light)).toEqual([{ found: '60.00 kB of preloaded script', expected: 'at most 0.00 kB' }])
  const home = { url: '/', files: { ...files, ...light } }
  expect(await scriptWeight.check(...samplePage(document(entry + preload), home))).toEqual([])
  const heavy = { ...home, files: { ...home.files, '/chunks/late.js.br': Buffer.alloc(62_001) } }
  expect(await scriptWeight.check(...samplePage(document(entry + preload), heavy))).toHaveLength(1)
})

it('accepts a page within its budget', async () => {
  expect(await check(entry, { '/chunks/deep.js.br': Buffer.alloc(100) })).toEqual([])
})
