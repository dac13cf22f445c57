import { parseArgs } from 'node:util'
import { didYouMean, nearName } from '../../collections/nearName'

/**
 * Parses the command line.
 *
 * @param flags all known flags; each takes a value.
 * @throws naming the first flag that is unknown or has no value.
 */
export function readFlags(parameters: string[], flags: readonly string[]): { values: Record<string, string>; positionals: string[] } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]))
  // Not strict, for error messages of our own.
  const { tokens, positionals } = parseArgs({ args: parameters, options, allowPositionals: true, strict: false, tokens: true })
  const given = tokens.filter((token) => token.kind === 'option')
  for (const { name, rawName, value } of given) {
    if (!flags.includes(name)) {
      const near = nearName(name, flags)
      const guess = didYouMean(near && `--${near}`) || '.'
      throw new Error(`npm run new has no ${rawName}${guess} It takes ${flags.map((flag) => `--${flag}`).join(', ')}.`)
    }
    if (value === undefined || value.startsWith('--')) throw new Error(`${rawName} needs a value, such as ${rawName} "…".`)
  }
  return { values: Object.fromEntries(given.map(({ name, value = '' }) => [name, value])), positionals }
}
