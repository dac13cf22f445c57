import { pathProblem } from './pathProblem.ts'
import { portProblem } from './portProblem.ts'
import { optionProblem } from './previewOptions.ts'

/**
 * Why the preview does not start, as one line; undefined if nothing is against it. Other commands of Vite that read `vite.config.ts` have options of
 * their own.
 *
 * @param argv of the process, whose third word is the command.
 * @param port as set by `PORT`.
 */
export function startProblem(folder: string, [, , command, ...args]: readonly string[], port: string | undefined): string | undefined {
  return pathProblem(folder) ?? portProblem(port, args) ?? (command === 'dev' ? optionProblem(args) : undefined)
}
