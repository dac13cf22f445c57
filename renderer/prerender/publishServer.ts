import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts the programs that run the site beside it. One that runs has read all its files and does not notice; one that starts
 * meanwhile finds those of one build: what they share is named by its content, and comes before them and goes after them.
 *
 * @param from folder of the programs, `<name>.mjs`, and of what they share, `<name>.<hash>.mjs`.
 * @param to folder where they are run.
 */
export function publishServer(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const files = readdirSync(from)
  for (const file of files.toSorted((a, b) => Number(isProgram(a)) - Number(isProgram(b)))) {
    const [made, place] = [readFileSync(join(from, file)), join(to, file)]
    if (existsSync(place) && readFileSync(place).equals(made)) continue
    writeFileSync(`${place}.next`, made)
    renameSync(`${place}.next`, place)
  }
  for (const file of readdirSync(to)) if (!files.includes(file)) rmSync(join(to, file))
}

function isProgram(file: string): boolean {
  return /^\w+\.mjs$/.test(file)
}
