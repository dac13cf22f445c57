import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { readSite } from '../check/readSite'
import { formatsOf } from './browser/formats'
import { editorConfig } from './config'

const config = editorConfig(readSite(), { name: 'github', repo: 'owner/site', branch: 'main', auth_methods: ['token'] })
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

it.each(files)('writes %s back unchanged', async (path, name) => {
  const text = readFileSync(path, 'utf8')
  const format = formats.get(name)
  expect(format?.toFile(format.fromFile(text))).toBe(text)
})
