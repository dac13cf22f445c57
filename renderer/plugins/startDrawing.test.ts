import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import { bundleProgram } from './startDrawing.js'

it('bundles the same program in every folder, which imports only Node’s own modules, so that its hash identifies the result, also for a copy of the project', async () => {
  const program = await bundleProgram()
  expect(program).not.toContain('node_modules/')
  const required = [...program.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(required).toContain('node:worker_threads')
  expect(required.filter((name) => !isBuiltin(name))).toEqual([])
  expect(program).not.toContain('createRequire')
})
