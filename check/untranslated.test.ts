import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'

const german = 'locales/de/contact.json'
const allowed = 'locales/sameAsEnglish.json'
const remedy = '      Translate it; if it is the same in this language, add "One" to "de" in locales/sameAsEnglish.json.'

it('a text that is English still', async () => {
  expect(await projectComplaints({ [allowed]: ['"One",', ''] })).toEqual([
    '  locales/de/contact.json:5:5 steps.0: is the same as in English',
    remedy,
    '  locales/ja/contact.json:5:5 steps.0: is the same as in English',
    remedy.replace('"de"', '"ja"'),
  ])
})

it('is allowed in one language or in all', async () => {
  const forGerman = await projectComplaints({ [allowed]: ['{', '{\n  "de": ["One"],'], [german]: ['"Two"', '"Zwei"'] })
  expect(forGerman).toEqual([])
  const onlyGerman = await projectComplaints({ [allowed]: ['"all": [', '"de": ["One"],\n  "all": ["Two",'] })
  expect(onlyGerman).toEqual([])
})

it('is no matter where there are no words to translate', async () => {
  const changes = Object.fromEntries(
    ['en', 'de', 'ja'].map((code) => [`locales/${code}/contact.json`, ['"One"', '"+49 30 – {{email}} <privacy>1</privacy>"'] as const]),
  )
  expect(await projectComplaints({ ...changes, [allowed]: ['"One",', ''] })).toEqual([])
})

it('a translation of a post that is a copy of the original', async () => {
  const original = 'content/blog/practice/second-post/index.md'
  const text = `---
title: A title about a second post
description: a second post, a sentence that describes this page. a sentence that describes this page. a sentence that describes this page.
date: 2026-03-14
image: blog-ai
alt: Sparks
keywords: a second post
---

Text.
`
  const copy = 'content/blog/practice/second-post/index.de.md'
  expect(await projectComplaints({ [original]: text, [copy]: text })).toEqual([
    `  ${copy}:1:1: is the English original`,
    '      Translate it, or remove this file until there is a translation.',
  ])
})

it('a slip in the allow-list, or a text that English no longer has', async () => {
  expect(await projectComplaints({ [allowed]: ['"Two"', '"Two",\n    "Tow",\n    "Vanished"'] })).toEqual([
    '  locales/sameAsEnglish.json:18:5 all.15: no English text is “Tow”; did you mean “Two”?',
    '      Write “Two”, or remove it.',
    '  locales/sameAsEnglish.json:19:5 all.16: no English text is “Vanished”',
    '      Remove it.',
  ])
})

it('while English cannot be read, no text is taken for one that it no longer has', async () => {
  expect(await projectComplaints({ 'locales/en/contact.json': ['"One",', '"One"'] })).toEqual([
    expect.stringMatching(/^ {2}locales\/en\/contact\.json:\d+:\d+: not valid JSON: a comma is missing$/),
    '      Put a comma here.',
  ])
})

it('an unknown language, or no list, in the allow-list', async () => {
  expect(await projectComplaints({ [allowed]: ['{', '{\n  "dee": [],\n  "ja": "One",'] })).toEqual([
    '  locales/sameAsEnglish.json:2:3 dee: unknown language; did you mean “de”?',
    '      Use one of: all, ja, de.',
    '  locales/sameAsEnglish.json:3:9 ja: is not a list',
    '      Write a list of texts: [ "…" ].',
  ])
})

it('an allow-list that is no JSON, and no guesses about what it might allow', async () => {
  expect(await projectComplaints({ [allowed]: '{ "all": "One" ' })).toEqual([
    '  locales/sameAsEnglish.json:1:16: not valid JSON: a brace is not closed',
    '      Close it with “}”.',
  ])
})
