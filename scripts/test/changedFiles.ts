import { spawnSync } from 'node:child_process'

/** The files that differ from the last commit, new ones included, by their paths from the project’s root. */
export function changedFiles(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'], { encoding: 'utf8' })
  return stdout.split('\0').flatMap((line) => line.slice(3) || [])
}
