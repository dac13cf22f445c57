import { expect, it } from 'vitest'
import { portProblem } from './portProblem'

it.each(['abc', '70000', '3000x', '-1'])('refuses PORT=%s instead of another port', (setting) => {
  expect(portProblem(setting)).toBe(`PORT=${setting}: has to be a whole number from 0 to 65535`)
})

it.each([[['--port']], [['--port', '--host']], [['--port=']], [['--port', 'abc']]])('refuses %j', (args) => {
  expect(portProblem(undefined, args)).toMatch(/^--port needs a number/)
})

it('has nothing against a number', () => {
  for (const [setting, args] of [[], ['', ['--host']], [' 3001 '], [undefined, ['--port', '3001']], ['3000', ['--port=3001', '--host']]] as [
    string?,
    string[]?,
  ][]) {
    expect(portProblem(setting, args)).toBeUndefined()
  }
})
