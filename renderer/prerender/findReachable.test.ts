import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { findReachable } from './findReachable'

it('returns files outside assets/ and reachable ones, but none referenced only by unreachable files', () => {
  const folder = temporaryFolder('reached-')
  const bundle: Record<string, string> = {
    'assets/entries/client.a1.js': 'import("../chunks/chunk-d4.js")',
    'assets/chunks/chunk-d4.js': 'import{t}from"./chunk-e5.js"',
    'assets/chunks/chunk-e5.js': '',
    'assets/art/wave.c3.svg': '',
    'art/unused.svg': '',
  }
  const unreachable: Record<string, string> = {
    'assets/entries/pages_about.f6.js': 'import"../chunks/chunk-g7.js"',
    'assets/chunks/chunk-g7.js': '',
    'assets/art/unused.h8.svg': '',
  }
  for (const [path, text] of Object.entries({ ...bundle, ...unreachable })) writeFileIn(folder, path, text)
  expect(
    findReachable([...Object.keys(unreachable), ...Object.keys(bundle)], folder, [
      'assets/entries/client.a1.js',
      'assets/art/wave.c3.svg',
      'assets/art/gone.b2.svg',
    ]),
  ).toEqual(Object.keys(bundle))
})
