import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { documentSize } from './documentSize'

const paragraphs = (count: number) => '<p>x</p>'.repeat(count)
const check = (body: string, url?: string) => documentSize.check(samplePage(document(body), { url })[0])

it('reports a page with too many elements', () => {
  expect(check(paragraphs(540))).toEqual([{ found: expect.stringMatching(/^54\d elements$/), expected: 'at most 530' }])
})

it('allows more elements on the home page, in posts and in categories of the blog', () => {
  expect(check(paragraphs(690), '/')).toEqual([])
  expect(check(paragraphs(690), '/de')).toEqual([])
  expect(check(paragraphs(710), '/')).toHaveLength(1)
  expect(check(`<meta property="og:type" content="article">${paragraphs(790)}`)).toEqual([])
  expect(check(`<meta property="og:type" content="article">${paragraphs(810)}`)).toHaveLength(1)
  expect(check(`<div data-island="BlogCategory">${paragraphs(790)}</div>`)).toEqual([])
})

it('does not count elements in templates', () => {
  expect(check(`<template>${paragraphs(600)}</template>`)).toEqual([])
})

it('does not count possible line breaks', () => {
  expect(check(`<h2>${'Daten<wbr>'.repeat(600)}</h2>`)).toEqual([])
})
