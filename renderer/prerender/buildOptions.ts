import { type Command, describeCommand, isHelpWanted, readCommand } from '../../check/commandOptions'

const command = {
  name: 'build',
  does: 'checks, then writes the static site into dist/client; rebuilds changes only',
  options: {
    compress: { type: 'boolean', default: true, does: 'without .br and .gz files, for hosts that compress on their own' },
    offline: { type: 'boolean', default: false, does: 'with the last build’s snapshot of a foreign backend’s blog' },
    workers: { type: 'string', value: '<number>', does: 'renders with this number of workers' },
    'share-images': { type: 'boolean', default: true, does: 'without pictures for link previews, for experiments' },
  },
} satisfies Command
/** The options of `npm run build`. Reading them ends the process if they ask for help or are wrong. */
export const options = readOptions(process.argv.slice(2))

function readOptions(args: string[]) {
  if (isHelpWanted(args)) {
    console.log(describeCommand(command))
    process.exit(0)
  }
  try {
    const { workers, ...values } = readCommand(command, args).values
    return { ...values, workers: workers === undefined ? undefined : Number(workers) }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
