import { optionProblem } from './previewOptions.ts'

/**
 * Why the preview does not start, as one line; undefined if nothing is against it. Other commands of Vite that read `vite.config.ts` have options of
 * their own.
 *
 * @param argv of the process, whose third word is the command.
 * @param port as set by `PORT`.
 */
export function startProblem(folder: string, [, , command, ...args]: readonly string[], port: string | undefined): string | undefined {
  return pathProblem(folder) ?? portProblem(port?.trim() ?? '', args) ?? (command === 'dev' ? optionProblem(args) : undefined)
}

/** Some characters Vite takes for the beginning of a query, and Vike for an escape: both would end with a stack. */
function pathProblem(folder: string): string | undefined {
  return /[#?%]/.test(folder) ? `The preview cannot run in ${folder}. Move the project to a path without #, ? and %.` : undefined
}

/** Vite would end with a stack for a wrong `--port`, and take another port than a wrong `PORT` names. */
function portProblem(setting: string, args: readonly string[]): string | undefined {
  const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
  if (setting !== '' && !isPort(setting)) return `PORT=${setting}: has to be a whole number from 0 to 65535`
  const index = args.findIndex((arg) => /^--port(=|$)/.test(arg))
  if (index === -1) return undefined
  const value = args[index]?.split('=')[1] ?? args[index + 1] ?? ''
  return isPort(value) ? undefined : `--port needs a number from 0 to 65535: npm run dev -- --port 3001, or PORT=3001 npm run dev`
}
