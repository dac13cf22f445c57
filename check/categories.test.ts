import { expect, it } from 'vitest'
import { complaints, projectComplaints } from '../testing/sampleProject'

const original = 'content/blog/practice/index.md'
const german = 'content/blog/practice/index.de.md'

it('reports a category without translation, without stopping a build', async () => {
  expect(await projectComplaints({ [german]: null })).toEqual([`  ${german}:1:1: the file is missing`, `      Copy ${original} here and translate it.`])
  expect(complaints({ [german]: null })).toEqual([])
})

it('reports a translation that cannot be read as that, not as missing: whoever copied the original there would lose it', async () => {
  expect(await projectComplaints({ [german]: ['alt: ', 'alt: "'] })).toEqual([
    `  ${german}:5:1: front matter is not YAML: Missing closing "quote`,
    '      Close the quote at the end of the text.',
  ])
})

it('leaves an order alone that is no list: the schema rejects it', () => {
  expect(complaints({ 'content/blogCategories.json': '{ "practice": 1 }' })).toHaveLength(2)
})

it('reports a draft translation of a category', async () => {
  expect(await projectComplaints({ [german]: ['---\n', '---\ndraft: true\n'] })).toEqual([
    `  ${german}:1:1: is a draft, so its texts are the English ones`,
    '      Remove “draft” when it is ready.',
  ])
})

it('allows draft translations of a draft category', async () => {
  expect(await projectComplaints({ [german]: null, [original]: ['---\n', '---\ndraft: true\n'] })).toEqual([])
})
