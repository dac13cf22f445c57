import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('runs a program in the project’s folder, from whatever folder it is started', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'run-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'dist/server'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(root, 'dist/server/where.mjs'), 'console.log(process.cwd(), ...process.argv.slice(2))')
  cpSync('server/run.js', join(root, 'server/run.js'))
  const said = execFileSync(process.execPath, [join(root, 'server/run.js'), 'where', 'is it'], { cwd: resolve('/'), encoding: 'utf8' })
  expect(said).toBe(`${root} is it\n`)
})
