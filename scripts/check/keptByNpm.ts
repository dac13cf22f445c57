/** What `npm run check` takes behind `--`. */
const options = ['launch', 'json', 'holds']

/**
 * Without `--`, npm takes an option for its own and the command never sees it: a launch check that checks nothing of the launch.
 *
 * @param environment in which npm leaves what it has taken.
 * @returns what to say about it; nothing where there is none.
 */
export function keptByNpm(environment: NodeJS.ProcessEnv): string | undefined {
  if (environment.npm_lifecycle_event !== 'check') return undefined
  const kept = options.filter((name) => environment[`npm_config_${name}`] !== undefined && environment[`npm_config_${name}`] !== '')
  if (kept.length === 0) return undefined
  const right = kept.map((name) => `--${name}${environment[`npm_config_${name}`] === 'true' ? '' : ` ${environment[`npm_config_${name}`]}`}`).join(' ')
  return `npm has kept ${kept.map((name) => `--${name}`).join(' and ')} to itself. Put -- in front: npm run check -- ${right}\n`
}
