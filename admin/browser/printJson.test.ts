import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { flatObjects, printJson } from './printJson'

/** Formatted like `npm run lint -- --write`. */
function formatted(text: string): string {
  return spawnSync('node_modules/.bin/biome', ['format', '--stdin-file-path=content/sample.json'], { input: text, encoding: 'utf8' }).stdout
}

it('formats like the project’s formatter, up to the line width', () => {
  const lists = [145, 146, 147, 148].flatMap((length) => [
    ['x'.repeat(length), 'y'],
    ['長'.repeat(length / 2), 'y'],
    ['🙂'.repeat(length / 2), 'y'],
  ])
  const value = { lists, last: 'x'.repeat(300), nothing: [], none: {}, nested: [{ a: 1 }, { a: ['b'] }] }
  expect(printJson(value)).toBe(formatted(JSON.stringify(value, null, 2)))
})

it('keeps objects that were written on one line', () => {
  const step = `{ "title": "${'x'.repeat(60)}", "text": "a" }`
  const text = `{\n  "steps": [\n    ${step},\n    ${step}\n  ],\n  "short": [{ "a": 1 }, { "a": 2 }]\n}\n`
  expect(formatted(text)).toBe(text)
  expect(printJson(JSON.parse(text), new Set(flatObjects(text)))).toBe(text)
})
