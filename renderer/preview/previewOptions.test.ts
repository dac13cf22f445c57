import { expect, it } from 'vitest'
import { optionProblem } from './previewOptions'

it('refuses an option that the preview does not have, instead of starting without it', () => {
  expect(optionProblem(['--hots'])).toBe('npm run dev has no --hots; did you mean “--host”? All options: npm run dev -- --help')
  expect(optionProblem(['3001'])).toMatch(/^npm run dev has no 3001\./)
})

it.each([[[]], [['--host']], [['--host', '0.0.0.0', '--port', '3001']], [['--host=0.0.0.0', '--port=3001', '--force']]])('has nothing against %j', (args) => {
  expect(optionProblem(args)).toBeUndefined()
})
