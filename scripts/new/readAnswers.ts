import { isCancel, select, text } from '@clack/prompts'
import type { Field, Kind } from './kind'

/**
 * Returns an answer for each field: from its flag, else from the terminal, else its fallback.
 *
 * @param name of the kind, for messages.
 * @param flags by field.
 * @param answer asks at the terminal; undefined without one.
 * @throws naming all missing, invalid or unknown flags.
 */
export async function readAnswers(
  name: string,
  { fields, example }: Pick<Kind, 'fields' | 'example'>,
  flags: Readonly<Record<string, string | undefined>>,
  answer?: typeof ask,
): Promise<Record<string, string>> {
  const unknown = Object.keys(flags).filter((flag) => !fields.some((field) => field.name === flag))
  if (unknown.length > 0) throw new Error(`npm run new -- ${name} has no ${list(unknown)}; it takes ${list(fields.map((field) => field.name))}.`)
  const missing = answer ? [] : fields.filter((field) => !field.fallback && flags[field.name] === undefined).map((field) => field.name)
  if (missing.length > 0)
    throw new Error(`npm run new -- ${name} needs ${list(missing)}; without a terminal, it cannot ask for them. For example: npm run new -- ${example}`)
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const given = flags[field.name] ?? (answer ? await answer(field, answers) : (field.fallback?.(answers) ?? ''))
    const problem = problemOf(field, given.trim())
    if (problem && flags[field.name] === undefined && !answer) {
      throw new Error(`No ${field.name} can be derived from the other answers: it would be “${given}”, and it ${problem}. Give one with --${field.name}.`)
    }
    if (problem) throw new Error(`--${field.name} is “${given}”; it ${problem}.`)
    answers[field.name] = given.trim()
  }
  return answers
}

/** Asks at the terminal until the answer is valid. */
export async function ask(field: Field, answers: Record<string, string>): Promise<string> {
  const initial = field.fallback?.(answers)
  const given = field.options
    ? await select({ message: field.question, options: field.options().map((value) => ({ value, label: value })) })
    : await text({
        message: field.question,
        ...(initial !== undefined && { initialValue: initial }),
        validate: (value) => {
          const problem = problemOf(field, (value ?? '').trim())
          return problem && `It ${problem}.`
        },
      })
  if (isCancel(given)) throw new Error('Nothing was written.')
  return given
}

function problemOf({ options, problem }: Field, answer: string): string | undefined {
  if (answer === '') return 'cannot be empty'
  const possible = options?.()
  return possible && !possible.includes(answer) ? `has to be one of: ${possible.join(', ')}` : problem?.(answer)
}

function list(flags: string[]): string {
  return flags.map((flag) => `--${flag}`).join(', ')
}
