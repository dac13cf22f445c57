/** Options of `npm run check`. */
const options = ['publish', 'launch', 'json', 'holds']

/**
 * Detects options that npm has consumed because `--` was missing: `npm run check --launch` would pass without checking the launch.
 *
 * @param environment contains the options consumed by npm.
 * @returns a warning, if an option was consumed.
 */
export function optionsWithoutDashes(environment: NodeJS.ProcessEnv): string | undefined {
  if (environment.npm_lifecycle_event !== 'check') return undefined
  const kept = options.filter((name) => environment[`npm_config_${name}`] !== undefined && environment[`npm_config_${name}`] !== '')
  if (kept.length === 0) return undefined
  const right = kept.map((name) => `--${name}${environment[`npm_config_${name}`] === 'true' ? '' : ` ${environment[`npm_config_${name}`]}`}`).join(' ')
  return `npm has kept ${kept.map((name) => `--${name}`).join(' and ')} to itself. Put -- in front: npm run check -- ${right}\n`
}
