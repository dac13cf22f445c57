import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serverProgram } from '../testing/serverPrograms'

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

it('refuses options instead of serving elsewhere than wanted', async () => {
  const { status, stderr } = spawnSync(process.execPath, [await serverProgram('serve'), '--port=0'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'npm run serve has no --port=0: its settings are environment variables, such as PORT; README.md lists them.\n'])
  const help = spawnSync(process.execPath, [await serverProgram('serve'), '--help'], { encoding: 'utf8' })
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('README.md lists them.')])
})

it('gets the options of every command, which npm would keep for itself', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.entries(scripts).filter(([, commands]) => commands.split('&&').at(-1)?.includes('npm '))).toEqual([])
})
