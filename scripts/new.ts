import { isCancel, select } from '@clack/prompts'
import { kinds } from './new/kinds'
import { ask, readAnswers } from './new/readAnswers'
import { readFlags } from './new/readFlags'
import { describeUnwritten, write } from './new/write'

const names = Object.keys(kinds)
const flags = [...new Set(Object.values(kinds).flatMap(({ fields }) => fields.map(({ name }) => name)))]

/**
 * `npm run new`: writes a project, a service, an opening, a post or a language, as a draft in all languages, and says what
 * is to be filled in. Asks on a terminal; `npm run new -- project --category education --heading "…"` asks nothing.
 */
try {
  await createNew()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function createNew(): Promise<void> {
  const { values, positionals } = readFlags(process.argv.slice(2), flags)
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const name = positionals[0] ?? (isTerminal ? await chooseKind() : '')
  const kind = kinds[name]
  if (!kind || positionals.length > 1) throw new Error(`npm run new makes one of: ${names.join(', ')}. For example: npm run new -- ${kinds.project?.example}`)
  const answers = await readAnswers(name, kind, values, isTerminal ? ask : undefined)
  const creation = kind.create(answers)
  write(creation.files)
  console.log(`${creation.said}\n${describeUnwritten(creation.files)}\n${creation.next}`)
}

async function chooseKind(): Promise<string> {
  const chosen = await select({ message: 'What is to be new?', options: names.map((value) => ({ value, label: value })) })
  if (isCancel(chosen)) throw new Error('Nothing was written.')
  return chosen
}
