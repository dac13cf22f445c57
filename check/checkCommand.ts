import type { Command } from './commandOptions'

/** Apart from its program, so that help comes at once. */
export const checkCommand = {
  name: 'check',
  does: 'lists every mistake in content and texts, with a remedy, and the progress of translations',
  options: {
    launch: { type: 'boolean', default: false, does: 'fails on sample values and unconfirmed claims as well' },
    holds: {
      type: 'string',
      multiple: true,
      default: [] as string[],
      value: '<name>',
      does: 'confirms a translation although its English has changed: de:home.hero.label',
    },
    publish: { type: 'boolean', default: false, does: 'lists stale translations without failing on them' },
    json: { type: 'boolean', default: false, does: 'prints one JSON document, for tools, and writes no file' },
  },
} satisfies Command
