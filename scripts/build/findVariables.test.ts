import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findVariables } from './findVariables'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'variables-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

it('finds those of the program and of the packages that it loads, and no others', () => {
  write('out/program.mjs', 'import { a } from "./chunks/a.js"; import b from "some-package/part"; import fs from "node:fs"; process.env.SITE_URL')
  write('out/chunks/a.js', "import c from '@scope/other'; process.env['OTHER'] + process.env.NODE_ENV")
  write('out/entry.mjs', 'process.env.ENTRY')
  for (const name of ['some-package', '@scope/other', 'unused']) write(`node_modules/${name}/package.json`, '{}')
  write('node_modules/some-package/dist/index.cjs', 'typeof process < "u" && (process.env.OF_PACKAGE || process.env.SITE_URL)')
  write('node_modules/some-package/dist/index.development.js', 'process.env.DEVELOPMENT')
  write('node_modules/@scope/other/index.js', 'process.env["OF_SCOPE"]')
  write('node_modules/unused/index.js', 'process.env.UNUSED')
  expect(findVariables(join(root, 'out'))).toEqual(['OF_PACKAGE', 'OF_SCOPE', 'OTHER', 'SITE_URL'])
})

it.each(['const { SITE_URL } = process.env;', 'process.env[name]', 'read(process.env)'])('refuses %s, of which nobody knows what it reads', (code) => {
  write('out/program.mjs', code)
  expect(() => findVariables(join(root, 'out'))).toThrow(/process\.env.*by their names only/)
})
