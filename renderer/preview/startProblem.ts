import { pathProblem } from './pathProblem.ts'
import { portProblem } from './portProblem.ts'
import { optionProblem } from './previewOptions.ts'

/**
 * Why the preview does not start, as one line; undefined if nothing is against it. Other commands of Vike that read `vite.config.ts` have options of
 * their own.
 */
export function startProblem({ cwd, env, argv }: Pick<NodeJS.Process, 'cwd' | 'env' | 'argv'>): string | undefined {
  const [, , command, ...args] = argv
  return pathProblem(cwd()) ?? portProblem(env.PORT, args) ?? (command === 'dev' ? optionProblem(args) : undefined)
}
