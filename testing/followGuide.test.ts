import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { followGuide } from './followGuide'
import { temporaryFolder } from './temporaryFolder'

const parts = {
  sentence: ['1. Write a text.'],
  command: ['   ```sh', '   npm run sample', '   ```'],
  sample: ['   ```text', '   7 texts in “sample”', '   …', '   all words  780/780', '   ```'],
  edit: ['   ```diff FILE', '    {', '   +  "key": "A text",', '   ```'],
}

/** Follows a guide of these parts; returns the text of the edited file. */
async function follow(changes: Partial<Record<keyof typeof parts, string[]>> = {}, acts = { 'Write a text': () => {} }): Promise<string> {
  const folder = temporaryFolder('guide-')
  const file = join(folder, 'sample.json')
  const guide = join(folder, 'guide.md')
  writeFileSync(file, '{\n  "last": "Text"\n}\n')
  writeFileSync(
    guide,
    Object.values({ ...parts, ...changes })
      .flat()
      .join('\n')
      .replace('FILE', file),
  )
  const run = async (command: string) => ({ failed: command !== 'npm run sample', said: '12 texts in “sample”\nanother line\nall words   994/994\n' })
  await followGuide(guide, { acts, languages: ['en'], translate: (text) => text, run })
  return readFileSync(file, 'utf8')
}

it('runs the commands of a guide and applies its edits; numbers in samples may differ', async () => {
  expect(await follow()).toBe('{\n  "key": "A text",\n  "last": "Text"\n}\n')
})

it('reports a failing command with its output', async () => {
  await expect(follow({ command: ['```sh', 'npm run simple', '```'], sample: [] })).rejects.toThrow('`npm run simple` fails')
})

it('reports a sample that differs from the output', async () => {
  await expect(follow({ sample: ['```text', '7 words in “sample”', '```'] })).rejects.toThrow(/guide\.md:5: nothing looks like “7 words/)
})

it('reports a missing file, and a missing line of a diff', async () => {
  await expect(follow({ edit: ['```diff nowhere/sample.json', ' {', '+  "key": 1,', '```'] })).rejects.toThrow(/guide\.md:10: ENOENT/)
  await expect(follow({ edit: ['```diff FILE', '   "first": 1,', '+  "key": 1,', '```'] })).rejects.toThrow(/sample\.json has no\n {2}"first": 1,/)
})

it('reports a missing sentence of an action', async () => {
  await expect(follow({ sentence: ['1. Write another text.'] })).rejects.toThrow('does not say: Write a text')
})
