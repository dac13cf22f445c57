import { z } from 'zod'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
})

/**
 * The settings that the server takes from the environment (the README’s table says what each is for).
 *
 * @throws with every wrong setting, by name.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): { port: number } {
  const result = schema.safeParse(environment)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}=${environment[String(path[0])]}: ${message}`)
    throw new Error(`Wrong settings:\n${lines.join('\n')}`)
  }
  return { port: result.data.PORT }
}
