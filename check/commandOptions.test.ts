import { expect, it } from 'vitest'
import { type Command, describeCommand, isHelpWanted, readCommand } from './commandOptions'

const command = {
  name: 'paint',
  does: 'paints the house',
  options: {
    roof: { type: 'boolean', default: true, does: 'without the roof' },
    colour: { type: 'string', value: '<name>', does: 'in this colour' },
    coats: { type: 'string', value: '<number>', does: 'as often' },
    twice: { type: 'boolean', default: false, does: 'a second time' },
  },
} satisfies Command

it('reads options, of which some are on unless they are refused', () => {
  expect(readCommand(command, []).values).toEqual({ roof: true, twice: false })
  expect(readCommand(command, ['--no-roof', '--colour=red', '--coats', '2', '--twice']).values).toEqual({ roof: false, colour: 'red', coats: '2', twice: true })
  expect(readCommand(command, ['--colour=-red']).values).toMatchObject({ colour: '-red' })
  expect(readCommand({ ...command, allowPositionals: true }, ['shed', '--twice']).positionals).toEqual(['shed'])
})

it.each([
  ['--twcie', 'npm run paint has no --twcie; did you mean “--twice”?'],
  ['twice', 'npm run paint has no twice; did you mean “--twice”?'],
  ['--no-rof', 'npm run paint has no --no-rof; did you mean “--no-roof”?'],
  ['--fast', 'npm run paint has no --fast.'],
  ['-x', 'npm run paint has no -x.'],
])('rejects %s, and names the way to all options', (given, message) => {
  expect(() => readCommand(command, [given])).toThrow(`${message} All options: npm run paint -- --help`)
})

it.each([
  [['--colour'], '--colour needs a value: npm run paint -- --colour <name>'],
  [['--colour', '-red'], '--colour needs a value: npm run paint -- --colour <name>. If “-red” is the value, write --colour="-red"'],
  [['--colour='], '--colour needs a value: npm run paint -- --colour <name>'],
  [['--twice=yes'], '--twice takes no value: npm run paint -- --twice'],
  [['--no-roof=yes'], '--no-roof takes no value: npm run paint -- --no-roof'],
  [['--coats', '0'], '--coats is “0”; use a number from 1 to 99.'],
  [['--coats', '1.5'], '--coats is “1.5”; use a number from 1 to 99.'],
  [['--coats', '100'], '--coats is “100”; use a number from 1 to 99.'],
])('names the value that is missing, wrong or too many in %j', (given, message) => {
  expect(() => readCommand(command, given)).toThrow(new Error(message))
})

it('describes each option as it is written', () => {
  expect(isHelpWanted(['--twice'])).toBe(false)
  expect(isHelpWanted(['--help'])).toBe(true)
  expect(describeCommand(command)).toBe(`npm run paint                       paints the house
npm run paint -- --no-roof          without the roof
npm run paint -- --colour <name>    in this colour
npm run paint -- --coats <number>   as often
npm run paint -- --twice            a second time`)
})
