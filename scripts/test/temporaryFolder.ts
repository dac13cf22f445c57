import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory that most Linux systems have. In containers it may be too small. */
const memory = '/dev/shm'

/** In bytes: nine times what the tests have kept there at once. */
const enough = 1e9

/**
 * A new folder for the temporary files of a test run, removed when this process ends. In memory where there is room: creating and deleting
 * thousands of files on a disk takes a thirtieth of the run’s processor time.
 *
 * @param place where to make it.
 * @param needed free bytes of the place; the machine needs twice as much, as programs run in the rest.
 * @returns its path, or the system’s own folder, which stays.
 */
export function makeTemporaryFolder(place = memory, needed = enough): string {
  if (!hasRoom(place, needed) || !runsPrograms(place)) return tmpdir()
  const path = mkdtempSync(join(place, 'tests-'))
  // As the system’s own: apt-get uses it as another user.
  chmodSync(path, 0o1777)
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return path
}

function hasRoom(folder: string, needed: number): boolean {
  if (!existsSync(folder) || freemem() < 2 * needed) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= needed
}

/** Some tests write a program and run it, which containers often forbid here. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, `tests-${process.pid}.sh`)
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    return spawnSync(program).status === 0
  } catch {
    return false
  } finally {
    rmSync(program, { force: true })
  }
}
