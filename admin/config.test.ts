import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { readSite } from '../check/readSite'
import { sampleLanguages, sampleProject } from '../testing/sampleProject'
import type { Backend } from './backend'
import { formatsOf } from './browser/formats'
import { editorConfig } from './config'

const backend: Backend = { name: 'github', repo: 'owner/site', branch: 'main', auth_methods: ['token'] }
const config = editorConfig(readSite(), backend)
const formats = formatsOf(config.collections)

/** The files of a collection of the editor, with their formats. */
const files = config.collections.flatMap((collection) =>
  'files' in collection
    ? collection.files.flatMap(({ file, format }) => globSync(file.replace('{{locale}}', '*')).map((path) => [path, format] as const))
    : globSync(`${collection.folder}/${collection.path.replace('{{slug}}', '*')}{,.*}.md`).map((path) => [path, collection.format] as const),
)

it('has a form for every file of content and texts', () => {
  const all = globSync(['content/**/*.{json,md}', 'locales/*/*.json'])
  expect(files.map(([path]) => path).sort()).toEqual(all.sort())
})

it('has the other forms while a file of texts cannot be read', () => {
  const root = sampleProject({ 'locales/en/art.json': '{' })
  const words = editorConfig(readSite(root, sampleLanguages), backend).collections.at(-1)
  expect(words && 'files' in words && words.files.map(({ name }) => name)).toContain('home')
})

it.each(files)('writes %s back unchanged', async (path, name) => {
  const text = readFileSync(path, 'utf8')
  const format = formats.get(name)
  expect(format?.toFile(format.fromFile(text))).toBe(text)
})
