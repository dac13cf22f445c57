import { didYouMean, nearName } from './nearName'

/**
 * Warns of names that look like a misspelt setting, which would be ignored silently. They must begin like the setting, because the environment
 * also has variables of other programs.
 *
 * @param settings all that the program has.
 */
export function misspeltSettings(settings: readonly string[], environment: NodeJS.ProcessEnv = process.env): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(name) || !/^[A-Z]+(_[A-Z]+)+$/.test(name)) return []
    const near = nearName(
      name,
      settings.filter((each) => each.startsWith(name.slice(0, 2)) && !environment[each]),
    )
    return near === undefined ? [] : [`${name} is no setting${didYouMean(near)}`]
  })
}
