import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Publishes the programs that run the site. A running program has loaded all its files and is not affected. One that
 * starts meanwhile gets the files of one build: shared chunks have hashed names, are added before the programs and removed
 * after them.
 *
 * @param from folder of the programs, `<name>.mjs`, and of shared chunks, `<name>.<hash>.mjs`.
 * @param to folder of the running programs.
 */
export function publishServer(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const files = readdirSync(from)
  for (const file of files.toSorted((a, b) => Number(isProgram(a)) - Number(isProgram(b)))) {
    const [content, target] = [readFileSync(join(from, file)), join(to, file)]
    if (existsSync(target) && readFileSync(target).equals(content)) continue
    writeFileSync(`${target}.next`, content)
    renameSync(`${target}.next`, target)
  }
  for (const file of readdirSync(to)) if (!files.includes(file)) rmSync(join(to, file))
}

function isProgram(file: string): boolean {
  return /^\w+\.mjs$/.test(file)
}
