import { isHelpWanted, readCommand } from '../../check/commandOptions'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { type ask, readAnswers } from './readAnswers'
import { describeUnwritten, write } from './write'

export const kindNames = Object.keys(kinds)

/** With the flags of all kinds. */
const fields = Object.values(kinds).flatMap((kind) => kind.fields)
const command = {
  name: 'new',
  allowPositionals: true,
  options: Object.fromEntries(fields.map(({ name, question }) => [name, { type: 'string' as const, value: '"…"', does: question }])),
}

/** Questions at a terminal. */
interface Prompts {
  /** Asks for a field without flag. */
  ask: typeof ask
  chooseKind: () => Promise<string>
}

/**
 * `npm run new`, in the current folder.
 *
 * @param parameters of the command.
 * @param prompts undefined without a terminal.
 * @returns the output.
 * @throws before anything is written, if the input is invalid.
 */
export async function createNew(parameters: string[], prompts?: Prompts): Promise<string> {
  if (isHelpWanted(parameters)) return ['npm run new: asks what is to be new. Or, without questions:', ...Object.values(kinds).map(describeKind)].join('\n')
  const { values, positionals } = readCommand(command, parameters)
  const name = positionals[0] ?? (await prompts?.chooseKind()) ?? ''
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind || positionals.length > 1)
    throw new Error(`npm run new creates one of: ${kindNames.join(', ')}. For example: npm run new -- ${kinds.project?.example}`)
  const answers = await readAnswers(name, kind, values, prompts?.ask)
  const creation = kind.create(answers)
  write(creation.files)
  return [creation.summary, ...describeUnwritten(creation.files), creation.next].join('\n')
}

function describeKind({ example, fields }: Kind): string {
  const more = fields.filter(({ name }) => !example.includes(`--${name}`)).map(({ name }) => `--${name}`)
  return `npm run new -- ${example}${more.length > 0 ? `   also ${more.join(', ')}` : ''}`
}
