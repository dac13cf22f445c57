import { expect, it } from 'vitest'
import { pathProblem } from './pathProblem'

it.each(['#', '?', '%'])('names the character if the path of the project has a %s in it', (character) => {
  expect(pathProblem(`/home/ada/a${character}b`)).toBe(`The preview cannot run in /home/ada/a${character}b. Move the project to a path without #, ? and %.`)
})

it('has nothing against a space', () => {
  expect(pathProblem('/home/ada/a b')).toBeUndefined()
})
