import { type Command, readCommandLine } from '../../check/commandOptions'

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

const { workers, ...values } = readCommandLine(command).values

/** The options of `npm run build`. */
export const options = { ...values, workers: workers === undefined ? undefined : Number(workers) }
