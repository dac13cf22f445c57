import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import { bundleProgram } from './startDrawing.js'

it('bundles the same program in every folder, so that a copy of the project finds what was drawn for it', async () => {
  expect(await bundleProgram()).not.toContain('node_modules/')
})

it('bundles a program that imports only Node’s own modules, so that its hash identifies the result', async () => {
  const program = await bundleProgram()
  const required = [...program.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(required).toContain('node:worker_threads')
  expect(required.filter((name) => !isBuiltin(name))).toEqual([])
  expect(program).not.toContain('createRequire')
})
