/**
 * Detects options that npm has kept because `--` was missing: `npm run check --launch` would pass without checking the launch, and
 * `npm run messages export csv --to x` print the enquiries.
 *
 * @param environment contains the options that npm has kept.
 * @param command the name of the script in package.json.
 * @param names its options; `since=` takes a value.
 * @returns a warning, if npm has kept one.
 */
export function optionsWithoutDashes(environment: NodeJS.ProcessEnv, command: string, names: readonly string[]): string | undefined {
  if (environment.npm_lifecycle_event !== command) return undefined
  const kept = names.flatMap((written) => {
    const [name = '', value] = written.split('=')
    const isNegative = name.startsWith('no-')
    const key = name.replace(/^no-/, '').replaceAll('-', '_')
    const found = environment[`npm_config_${key}`] ?? environment[`npm_config_${lengthenedByNpm.get(key)}`]
    if (found === undefined || (found === '') !== isNegative || name === ofNpm) return []
    // npm passes a value on as a parameter, unless it is joined by “=”.
    return [{ option: `--${name}`, given: value === undefined ? '' : found === 'true' ? ' …' : ` ${found}` }]
  })
  if (kept.length === 0) return undefined
  const right = kept.map(({ option, given }) => option + given).join(' ')
  return `npm has kept ${kept.map(({ option }) => option).join(' and ')} to itself. Put -- in front: npm run ${command} -- ${right}`
}

/** Also an option of npm, which may be set for installing, in somebody’s `.npmrc`. */
const ofNpm = 'offline'

/** npm 11 expands the beginning of a name of its own options to that option. */
const lengthenedByNpm = new Map([['to', 'token_description']])
