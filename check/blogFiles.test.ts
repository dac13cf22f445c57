import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { complaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'

const original = () => readFileSync(join(sampleProject(), 'content/blog/practice/second-post/index.md'), 'utf8')

const ofNoLanguage = 'Name it index.ja.md or index.de.md; index.md is the original. Of a language that was taken back, remove it.'

it.each([
  ['jp', '“jp” is not a language to translate to; did you mean “ja”?', 'Rename it to index.ja.md.'],
  ['tlh', '“tlh” is not a language to translate to', ofNoLanguage],
  ['da', '“da” is not a language to translate to', ofNoLanguage],
  ['en', '“en” is not a language to translate to', ofNoLanguage],
])('reports a translation to %s', (language, found, remedy) => {
  const file = `content/blog/practice/second-post/index.${language}.md`
  expect(complaints({ [file]: original() })).toEqual([`  ${file}:1:1: ${found}`, `      ${remedy}`])
})

it.each(['index.de.md.txt', 'index.md.de', 'index.de.markdown'])('reports a text by the name of %s', (name) => {
  const file = `content/blog/practice/second-post/${name}`
  expect(complaints({ [file]: original() })[0]).toBe(`  ${file}:1:1: this file is never read`)
})

it.each([
  ['text.docx', 'Save its text as Markdown, index.md, and remove it.'],
  ['plan.pdf', 'Move it into public/, where links can lead to it.'],
])('reports %s beside a text', (name, remedy) => {
  const file = `content/blog/practice/second-post/${name}`
  expect(complaints({ [file]: 'PK' })).toEqual([`  ${file}:1:1: this file is never read`, `      ${remedy}`])
})

it.each([
  ['Index.md', 'index.md'],
  ['INDEX.de.MD', 'index.de.md'],
])('says that %s has capital letters, which a server tells apart', (name, right) => {
  const file = `content/blog/practice/second-post/${name}`
  expect(complaints({ [file]: original() })).toEqual([`  ${file}:1:1: this file is never read`, `      Rename it to ${right}, in small letters.`])
})

it.each(['Index.md', 'index.en.md', 'index.markdown', 'index.mdx', 'index.md.txt'])('says once that %s is to be called index.md', (name) => {
  const folder = 'content/blog/practice/third-post'
  expect(complaints({ [`${folder}/${name}`]: original() })).toEqual([
    `  ${folder}/index.md:1:1: the original is missing; did you mean “${name}”?`,
    `      Rename ${name} to index.md.`,
  ])
})

it.each(['.index.md.swp', 'index.md.part'])('takes no notice of %s', (name) => {
  expect(complaints({ [`content/blog/practice/second-post/${name}`]: 'Text' })).toEqual([])
})

it.each([
  ...['index.md', 'practice/first-post/extra/index.md'].map((path) => [
    path,
    'A category is content/blog/<category>/index.md, a post content/blog/<category>/<post>/index.md.',
  ]),
  ['practice/third-post.md', 'Move it to content/blog/practice/third-post/index.md.'],
  ['practice/second-post/de.md', 'Rename it to index.de.md.'],
  ['practice/index_de.md', 'Rename it to index.de.md.'],
])('reports %s, which would be ignored', (path, remedy) => {
  const file = `content/blog/${path}`
  expect(complaints({ [file]: original() })).toEqual([`  ${file}:1:1: this file is never read`, `      ${remedy}`])
})

it('reports a text in a folder that is a link', () => {
  const root = sampleProject({ 'elsewhere/index.jp.md': original() })
  symlinkSync(join(root, 'elsewhere'), join(root, 'content/blog/practice/linked'))
  expect(checkEverything(root, sampleLanguages).map(({ file }) => file)).toContain('content/blog/practice/linked/index.jp.md')
})
