import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'

const german = 'locales/de/contact.json'
const allowed = 'locales/sameAsEnglish.json'
const remedy = '      Translate it; if it is the same in this language, add "One" to "de" in locales/sameAsEnglish.json.'

it('reports an untranslated text', async () => {
  expect(await projectComplaints({ [allowed]: ['"One",', ''] })).toEqual([
    '  locales/de/contact.json:5:5 steps.0: is the same as in English',
    remedy,
    '  locales/ja/contact.json:5:5 steps.0: is the same as in English',
    remedy.replace('"de"', '"ja"'),
  ])
})

it('allows listed texts in one language or in all', async () => {
  const forGerman = await projectComplaints({ [allowed]: ['{', '{\n  "de": ["One"],'], [german]: ['"Two"', '"Zwei"'] })
  expect(forGerman).toEqual([])
  const onlyGerman = await projectComplaints({ [allowed]: ['"all": [', '"de": ["One"],\n  "all": ["Two",'] })
  expect(onlyGerman).toEqual([])
})

it('ignores texts without words', async () => {
  const changes = Object.fromEntries(
    ['en', 'de', 'ja'].map((code) => [`locales/${code}/contact.json`, ['"One"', '"+49 30 – {{email}} <privacy>1</privacy>"'] as const]),
  )
  expect(await projectComplaints({ ...changes, [allowed]: ['"One",', ''] })).toEqual([])
})

it('reports a translation that is a copy of the original post', async () => {
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

it('reports entries of the allow-list that match no English text', async () => {
  expect(await projectComplaints({ [allowed]: ['"Two"', '"Two",\n    "Tow",\n    "Vanished"'] })).toEqual([
    '  locales/sameAsEnglish.json:18:5 all.15: no English text is “Tow”; did you mean “Two”?',
    '      Write “Two”, or remove it.',
    '  locales/sameAsEnglish.json:19:5 all.16: no English text is “Vanished”',
    '      Remove it.',
  ])
})

it('reports entries of the allow-list that are no text', async () => {
  expect(await projectComplaints({ [allowed]: ['"Two"', '"Two",\n    { "Tow": 2 }'] })).toEqual([
    '  locales/sameAsEnglish.json:18:5 all.15: is not a text',
    '      Remove it, or write the text in quotes.',
  ])
})

it('does not check the allow-list while English is unreadable', async () => {
  expect(await projectComplaints({ 'locales/en/contact.json': ['"One",', '"One"'] })).toEqual([
    expect.stringMatching(/^ {2}locales\/en\/contact\.json:\d+:\d+: not valid JSON: a comma is missing$/),
    '      Put a comma here.',
  ])
})

it('reports an unknown language or a missing list in the allow-list', async () => {
  expect(await projectComplaints({ [allowed]: ['{', '{\n  "dee": [],\n  "ja": "One",'] })).toEqual([
    '  locales/sameAsEnglish.json:2:3 dee: unknown language; did you mean “de”?',
    '      Use one of: all, ja, de.',
    '  locales/sameAsEnglish.json:3:9 ja: is not a list',
    '      Write a list of texts: [ "…" ].',
  ])
})

it('reports an allow-list that is not JSON, and nothing else', async () => {
  expect(await projectComplaints({ [allowed]: '{ "all": "One" ' })).toEqual([
    '  locales/sameAsEnglish.json:1:16: not valid JSON: a brace is not closed',
    '      Close it with “}”.',
  ])
})
