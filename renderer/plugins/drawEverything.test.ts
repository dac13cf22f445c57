import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import { bundleProgram } from './drawEverything'

it('draws by a program that loads nothing but modules of Node, so that its text decides what is drawn', async () => {
  const program = await bundleProgram()
  const required = [...program.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(required).toContain('node:worker_threads')
  expect(required.filter((name) => !isBuiltin(name))).toEqual([])
  expect(program).not.toContain('createRequire')
})
