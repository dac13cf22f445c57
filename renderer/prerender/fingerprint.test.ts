import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { fingerprintFolder, hash } from './fingerprint'

it('the fingerprint of a folder changes with the content, name or path of a file', () => {
  const folder = join(temporaryFolder('fingerprint-'), 'public')
  const prints = [fingerprintFolder(folder), ...['a', 'b', 'c/a'].map((name) => fingerprintOf(name, 'x')), fingerprintOf('a', 'y')]
  expect(new Set(prints).size).toBe(prints.length)

  function fingerprintOf(name: string, text: string) {
    rmSync(folder, { recursive: true, force: true })
    writeFileIn(folder, name, text)
    return fingerprintFolder(folder)
  }
})

it('the hash distinguishes different parts with the same concatenation', () => {
  expect(hash(['ab', 'c'])).not.toBe(hash(['a', 'bc']))
  expect(hash(['1:', '1:'])).not.toBe(hash(['1:1:', '']))
})
