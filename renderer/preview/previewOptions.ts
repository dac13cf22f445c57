import { type Command, describeCommand, readCommand } from '../../check/commandOptions.ts'

const command = {
  name: 'dev',
  does: 'shows the site on port 3000 of this machine, drafts included, and every edit at once',
  options: {
    host: { type: 'boolean', default: false, does: 'for other devices in the same network as well' },
    port: { type: 'string', value: '<port>', does: 'on another port than 3000' },
    force: { type: 'boolean', default: false, does: 'prepares the packages anew, after a change in node_modules' },
  },
} satisfies Command

/** What `npm run dev` can do. */
export function describePreview(): string {
  return describeCommand(command)
}

/**
 * Why `npm run dev` does not start: an option that it does not have, of which Vike only warns; undefined if there is none.
 *
 * @param args of the command.
 */
export function optionProblem(args: readonly string[]): string | undefined {
  // Vite takes an address as well.
  const own = args.map((arg) => arg.replace(/^--host=.+/, '--host')).filter((arg, index, all) => all[index - 1] !== '--host' || arg.startsWith('-'))
  try {
    readCommand(command, own)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
