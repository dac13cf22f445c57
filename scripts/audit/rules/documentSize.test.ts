import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { documentSize } from './documentSize'

const paragraphs = (count: number) => '<p>x</p>'.repeat(count)
const check = (body: string, url?: string) => documentSize.check(samplePage(document(body), { url })[0])

it('reports a page with too many elements', () => {
  expect(check(paragraphs(460))).toEqual([{ found: expect.stringMatching(/^46\d elements$/), expected: 'at most 450' }])
})

it('allows more elements on the home page and in posts', () => {
  expect(check(paragraphs(690), '/')).toEqual([])
  expect(check(paragraphs(690), '/de')).toEqual([])
  expect(check(paragraphs(710), '/')).toHaveLength(1)
  expect(check(`<meta property="og:type" content="article">${paragraphs(790)}`)).toEqual([])
  expect(check(`<meta property="og:type" content="article">${paragraphs(810)}`)).toHaveLength(1)
})

it('does not count elements in templates', () => {
  expect(check(`<template>${paragraphs(500)}</template>`)).toEqual([])
})
