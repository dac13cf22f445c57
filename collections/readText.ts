import { readFileSync } from 'node:fs'
import { fileProblem, type Problem } from './problem'

/**
 * The text of a file, or why it cannot be read: a link to nothing or to itself, a folder by its name, no right to.
 *
 * @param file its path, for the message.
 */
export function readText(path: string, file = path): { text: string } | Problem {
  try {
    return { text: readFileSync(path, 'utf8') }
  } catch (error) {
    return cannotBeRead(file, error)
  }
}

export function cannotBeRead(file: string, error: unknown): Problem {
  return fileProblem(file, { found: `cannot be read: ${(error as Error).message}`, remedy: 'Make it a file that you may read.' })
}
