import { isCancel, select } from '@clack/prompts'
import { createNew, kindNames } from './new/createNew'
import { ask } from './new/readAnswers'

/**
 * `npm run new`: creates a project, a service, an opening, a post, a category or a language, as a draft in all languages, and lists the texts to fill
 * in; or adds a redirect. Asks questions on a terminal; `npm run new -- project --category education --heading "…"` asks nothing.
 */
try {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  console.log(await createNew(process.argv.slice(2), isTerminal ? { ask, chooseKind } : undefined))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function chooseKind(): Promise<string> {
  const chosen = await select({ message: 'What is to be new?', options: kindNames.map((value) => ({ value, label: value })) })
  if (isCancel(chosen)) throw new Error('Nothing was written.')
  return chosen
}
