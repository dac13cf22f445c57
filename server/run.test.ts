import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startProcess } from '../testing/sampleProcess'
import { sampleFolder } from '../testing/sampleServer'
import { serverProgram } from '../testing/serverPrograms'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileIn } from '../testing/writeFileIn'
import { loadProgram } from './loadProgram'

/** A project with nothing but the starter and these files. */
function project(files: Record<string, string>) {
  const root = temporaryFolder('run-')
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) writeFileIn(root, path, text)
  cpSync('server/run.js', join(root, 'server/run.js'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const run = (...args: string[]) => spawnSync(process.execPath, [join(root, 'server/run.js'), ...args], { cwd: resolve('/'), encoding: 'utf8' })
  return { root, run }
}

it('runs a program in the project’s folder, from whatever folder it is started', () => {
  const { root, run } = project({ 'dist/server/where.mjs': 'console.log(process.cwd(), ...process.argv.slice(2))' })
  expect(run('where', 'is it').stdout).toBe(`${root} is it\n`)
})

it('needs no build to say what a command does, or that it has no such option', () => {
  const says = "console.log('source', ...process.argv.slice(2))"
  const { run } = project({ 'server/serve.ts': says, 'scripts/messages.ts': says })
  for (const args of [
    ['start', '--help'],
    ['start', '--port=0'],
    ['serve', '-h'],
    ['messages', '--help'],
  ]) {
    expect(run(...args).stdout).toBe(`source ${args[1]}\n`)
  }
  expect(run('messages').stderr).toBe('There is no build in dist/server. Run `npm run build` first.\n')
})

it('builds for npm start, and serves nothing if that fails', () => {
  const built = "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('dist/server', { recursive: true }); "
  const { run } = project({ 'renderer/prerender/start.js': `${built}writeFileSync('dist/server/serve.mjs', "console.log('served')")` })
  expect(run('start')).toMatchObject({ status: 0, stdout: 'served\n' })
  const broken = project({ 'dist/server/serve.mjs': "console.log('served')", 'renderer/prerender/start.js': 'process.exitCode = 1' })
  expect(broken.run('start')).toMatchObject({ status: 1, stdout: '' })
})

it('says how to install the packages of a server, also without the starter', async () => {
  const root = temporaryFolder('built-')
  cpSync(dirname(await serverProgram('serve')), join(root, 'dist/server'), { recursive: true })
  for (const name of ['serve', 'messages']) {
    expect(spawnSync(process.execPath, [join(root, `dist/server/${name}.mjs`)], { encoding: 'utf8' })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The package \S+ is not installed\. Run: npm ci, or npm ci --omit=dev on a machine that only serves\.\n$/),
    })
  }
})

it('hides no other mistake', async () => {
  await expect(loadProgram(() => import(/* @vite-ignore */ `${temporaryFolder('none-')}/no-such-file.mjs`))).rejects.toThrow('no-such-file')
})

it('refuses options instead of serving elsewhere than wanted', async () => {
  const { status, stderr } = spawnSync(process.execPath, [await serverProgram('serve'), '--port=0'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'npm run serve has no --port=0: its settings are environment variables, such as PORT; README.md lists them.\n'])
  const help = spawnSync(process.execPath, [await serverProgram('serve'), '--help'], { encoding: 'utf8' })
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('README.md lists them.')])
})

it('bundled as well, refuses what is not UTF-8', async () => {
  const folder = sampleFolder()
  onTestFinished(() => folder.remove())
  const wrong = { env: { ...process.env, DATABASE_URL: 'file:100%faelle.db' }, encoding: 'utf8' } as const
  expect(spawnSync(process.execPath, [await serverProgram('serve')], wrong).stderr).toContain('has a % in its path')
  const server = await startProcess({ DATABASE_URL: folder.databaseUrl }, folder.path)
  const send = (body: string) =>
    fetch(`${server.address}/backend/contact.php`, { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
  expect([(await send('fname=J%C3%BCrgen')).status, (await send('fname=J%FCrgen')).status]).toEqual([200, 400])
  await server.end()
})

it('gets the options of every command, which npm would keep for itself', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.entries(scripts).filter(([, commands]) => commands.split('&&').at(-1)?.includes('npm '))).toEqual([])
})
