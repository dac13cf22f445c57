import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { memoryFolder } from './memoryFolder'

it('is removed when the process ends, also by a signal', () => {
  const root = mkdtempSync(join(tmpdir(), 'memory-'))
  for (const end of ['', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"]) {
    const script = `import { writeFileSync } from 'node:fs'
      import { memoryFolder } from './scripts/test/memoryFolder.ts'
      const folder = memoryFolder(${JSON.stringify(root)}, 0)
      writeFileSync(folder + '/file', '')
      console.log(folder)
      ${end}`
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { encoding: 'utf8' })
    expect(stdout.trim(), stderr).toMatch(new RegExp(`^${root}/test-`))
    expect(existsSync(stdout.trim())).toBe(false)
  }
  rmSync(root, { recursive: true })
})

it('is left out where there is no such file system, or too little room', () => {
  expect(memoryFolder('/no/such/folder')).toBeUndefined()
  expect(memoryFolder(tmpdir(), Number.POSITIVE_INFINITY)).toBeUndefined()
})
