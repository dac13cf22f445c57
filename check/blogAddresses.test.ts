import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const category = `---
name: Category
description: A sentence of its own that is long enough to describe this category of posts in search results.
image: blog-ai
alt: Sparks
---
`
const post = `---
title: A post about something else
description: A sentence of its own that is long enough to describe this one post in the results of a search.
date: 2026-03-14
image: blog-ai
alt: Sparks
keywords: post
---
Text.
`

it.each([
  ['services', 'of the page pages/services'],
  ['index', 'of the page pages/index'],
  ['our-work', 'that leads to /work'],
  ['our-products', 'that leads to /products'],
  ['ja', 'of a language'],
  ...['backend', 'assets', 'art', 'photo', 'share', 'healthz', '404'].map((name) => [name, 'of the server or of a folder of the built site']),
])('reports a category with the slug %s', (slug, owner) => {
  expect(complaints({ [`content/blog/${slug}/index.md`]: category })).toEqual([
    `  content/blog/${slug}/index.md:1:1: “${slug}” is the address ${owner}`,
    `      Rename the folder content/blog/${slug}, and the links that lead to it.`,
  ])
})

it('reports a category with the name of a file in public/', () => {
  const lines = complaints({ 'public/downloads/x.pdf': '', 'content/blog/downloads/index.md': category })
  expect(lines[0]).toBe('  content/blog/downloads/index.md:1:1: “downloads” is the address of public/downloads')
})

it('compares case-insensitively, like some hosts', () => {
  const lines = complaints({ 'pages/iElection-details/+Page.tsx': '', 'content/blog/ielection-details/index.md': category })
  expect(lines[0]).toBe('  content/blog/ielection-details/index.md:1:1: “ielection-details” is the address of the page pages/iElection-details')
})

it('allows a post with the name of a page, as its address has two parts', () => {
  expect(complaints({ 'content/blog/practice/services/index.md': post })).toEqual([])
})

it('reports a post folder that is not a slug', () => {
  expect(complaints({ 'content/blog/practice/Third_Post/index.md': post })).toEqual([
    '  content/blog/practice/Third_Post/index.md:1:1: “Third_Post” is not a slug: lower-case letters, digits and single hyphens',
    '      Rename the folder content/blog/practice/Third_Post to third-post, and the links that lead to it.',
  ])
})

it('reads letters that only look like Latin ones, and full-width ones, as they were meant', () => {
  for (const name of ['third-p\u043Est', 'ｔｈｉｒｄ-post', 'third\u00A0post'])
    expect(complaints({ [`content/blog/practice/${name}/index.md`]: '' }).filter((line) => line.includes('Rename'))).toEqual([
      `      Rename the folder content/blog/practice/${name} to third-post, and the links that lead to it.`,
    ])
})

it('takes the name that a folder is to have for the right one in the lists that name it', () => {
  const claim = { claim: 'There is one.', at: ['content/blog/practice/third-post', 'content/blog/practice/Third_Post'], proof: 'A list', confirmed: false }
  const lists = { 'content/claims.json': JSON.stringify([claim]), 'content/blogCategories.json': '["practice", "new-ideas"]' }
  const folders = { 'content/blog/New_Ideas/index.md': category, 'content/blog/practice/Third_Post/index.md': post }
  expect(complaints({ ...lists, ...folders }).filter((line) => /^ {2}content\/\w+\.json|Write /.test(line))).toEqual([
    expect.stringMatching(/claims.*“content\/blog\/practice\/third-post”\?$/),
    '      Write “content/blog/practice/third-post”, or remove it.',
  ])
})

it.each([
  ['ausreißer-und-büros', 'ausreisser-und-bueros'],
  // As macOS decomposes it.
  ['u\u0308ber-cafe\u0301s', 'ueber-cafes'],
])('spells %s in the letters of addresses', (slug, better) => {
  expect(complaints({ [`content/blog/practice/${slug}/index.md`]: post })[1]).toContain(`/${slug} to ${better}, `)
})

it('reports a post named index, whose page would be the index.html of a folder', () => {
  expect(complaints({ 'content/blog/practice/index/index.md': post })).toEqual([
    '  content/blog/practice/index/index.md:1:1: “index” is the name of a folder’s own page, index.html',
    '      Rename the folder content/blog/practice/index, and the links that lead to it.',
  ])
})

it('reports a category that is not a slug', () => {
  expect(complaints({ 'content/blog/new--ideas/index.md': category })[0]).toBe(
    '  content/blog/new--ideas/index.md:1:1: “new--ideas” is not a slug: lower-case letters, digits and single hyphens',
  )
})

it('reports a duplicate post slug, even in another category', () => {
  expect(complaints({ 'content/blog/theory/index.md': category, 'content/blog/theory/first-post/index.md': post })).toEqual([
    '  content/blog/theory/first-post/index.md:1:1: the slug “first-post” is used twice; content/blog/practice/first-post has it as well',
    '      Rename the folder content/blog/theory/first-post, and the links that lead to it.',
  ])
})
