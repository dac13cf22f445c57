import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { describe, expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { projectComplaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { editorFiles } from './editorSchemas'
import { outdatedFiles, updateFiles } from './generatedFiles'
import { readSite } from './readSite'

/** Validates JSON Schemas independently of zod, like VS Code; formats are not checked, only patterns. */
const validator = new Ajv({ strict: true, validateFormats: false, allErrors: true }).addVocabulary(['patternErrorMessage'])
const folders = ['content', ...locales.map((code) => `locales/${code}`)]
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
)

interface Association {
  fileMatch: string[]
  url: string
}

/** The schema of a file, found by the settings of VS Code. */
function schemaOf(file: string): string {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'json.schemas': Association[] }
  const matching = settings['json.schemas'].filter(({ fileMatch }) =>
    fileMatch.some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(`/${file}`)),
  )
  expect(matching).toHaveLength(1)
  return matching[0]?.url ?? ''
}

const compiled = new Map<string, ValidateFunction>()

/** Compiled once for the files of all languages, as that takes longer than validating them. */
function validatorOf(schema: string): ValidateFunction {
  const validate = compiled.get(schema) ?? validator.compile(JSON.parse(readFileSync(schema, 'utf8')))
  compiled.set(schema, validate)
  return validate
}

function errorsOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const validate = validatorOf(schemaOf(file))
  validate(JSON.parse(text))
  return (validate.errors ?? []).map(({ instancePath, keyword, params }: ErrorObject) => `${instancePath} ${keyword} ${Object.values(params)[0]}`)
}

it.each([...files, 'locales/sameAsEnglish.json', 'locales/terms.json'])('%s is valid by its committed JSON Schema', (file) => {
  expect(errorsOf(file)).toEqual([])
})

it('committed JSON Schemas are up to date', () => {
  const committed = [...editorFiles(readSite()).keys()].map((path) => [path, existsSync(path) && readFileSync(path, 'utf8')])
  expect(committed).toEqual([...editorFiles(readSite())])
  expect(outdatedFiles(readSite())).toEqual([])
})

it.each<[mistake: string, file: string, from: string, to: string, error: string]>([
  ['a misspelt key', 'content/projects.json', '"image"', '"imgae"', '/0 required image'],
  ['an unknown key', 'content/projects.json', '"image"', '"colour": "red", "image"', '/0 additionalProperties colour'],
  ['an unknown category', 'content/projects.json', '"education"', '"educatoin"', '/0/category enum'],
  ['a number in quotes', 'content/projects.json', '"id": 1,', '"id": "1",', '/0/id type integer'],
  ['an unknown picture', 'content/projects.json', '"exam-prep"', '"exam-perp"', '/0/image anyOf'],
  ['a path without slash', 'content/heroSlides.json', '"/services"', '"services"', '/0/href pattern ^\\/.*'],
  ['an origin with a path', 'content/site.json', '.com",', '.com/x",', '/origin pattern ^https?:\\/\\/[^/?#@]+\\/?$'],
  ['a missing text', 'locales/de/work.json', '"title"', '"titel"', '/meta required title'],
  ['an extra text', 'locales/ja/work.json', '{', '{ "subtitle": "x",', ' additionalProperties subtitle'],
  [
    'an empty text',
    'locales/ja/contact.json',
    /"submit": "[^"]+"/.exec(readFileSync('locales/ja/contact.json', 'utf8'))?.[0] ?? '',
    '"submit": ""',
    '/submit minLength 1',
  ],
  ['a lost placeholder', 'locales/de/layout.json', '{{number}}', '1', '/motion/position pattern ^'],
  [
    'a title that is too long',
    'locales/en/work.json',
    '"meta": {\n    "title": "',
    `"meta": {\n    "title": "${'long '.repeat(12)}`,
    '/meta/title maxLength 60',
  ],
  ['an unknown language', 'locales/sameAsEnglish.json', '"de"', '"dee"', ' additionalProperties dee'],
  ['a term in an unknown language', 'locales/terms.json', '"ja": {', '"jp": {', '/terms/'],
])('an editor reports %s', (_, file, from, to, error) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  expect(
    errorsOf(
      file,
      text.replace(from, () => to),
    ).filter((each) => each.startsWith(error)),
  ).toHaveLength(1)
})

it('allows a description that is short enough once its placeholders are filled in', () => {
  const home = readFileSync('locales/en/home.json', 'utf8')
  const written = (length: number) => home.replace(/(?<="description": ")[^"]+/, (text) => text.padEnd(length, 'x'))
  expect(errorsOf('locales/en/home.json', written(165 - '2005'.length + '{{founded}}'.length))).toEqual([])
  expect(errorsOf('locales/en/home.json', written(200))).toEqual(['/meta/description maxLength 176'])
})

it('allows plural forms that English does not have', () => {
  const root = sampleProject()
  const schema = JSON.parse(editorFiles(readSite(root, sampleLanguages)).get('.vscode/schemas/locales/blog.json') ?? '')
  const words = (language: string) => JSON.parse(readFileSync(join(root, `locales/${language}/blog.json`), 'utf8'))
  const validate = validator.compile(schema)
  expect(['en', 'ja', 'de'].map((language) => validate(words(language)))).toEqual([true, true, true])
  expect(validate({ ...words('ja'), posts_few: '少し' })).toBe(true)
  expect(validate({ ...words('ja'), posts_other: undefined })).toBe(false)
})

it('every key of the content has a description', () => {
  const undescribed: string[] = []
  const visit = (schema: Record<string, unknown>, path: string) => {
    for (const [key, property] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
      if (!property.description) undescribed.push(`${path}.${key}`)
      visit(property, `${path}.${key}`)
    }
    if (schema.items) visit(schema.items as Record<string, unknown>, `${path}[]`)
  }
  for (const name of readdirSync('.vscode/schemas/content')) visit(JSON.parse(readFileSync(`.vscode/schemas/content/${name}`, 'utf8')), name)
  expect(undescribed).toEqual([])
})

describe('the files', () => {
  it('keep other settings, and are removed with their words', () => {
    const root = sampleProject({
      '.vscode/settings.json': '{\n  // Ours\n  "editor.rulers": [160]\n}\n',
      '.vscode/schemas/locales/old.json': '{}',
    })
    const made = editorFiles(readSite(root, sampleLanguages))
    expect(made.get('.vscode/settings.json')).toMatch(/^\{\n {2}\/\/ Ours\n {2}"editor.rulers": \[\s*160\s*\],\n {2}"json.schemas": \[/)
    updateFiles(root, outdatedFiles(readSite(root, sampleLanguages)))
    expect(existsSync(join(root, '.vscode/schemas/locales/old.json'))).toBe(false)
    // Formatting is not compared.
    const settings = join(root, '.vscode/settings.json')
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/\[\n +("[^"]+")\n +\]/g, '[$1]'))
    expect(outdatedFiles(readSite(root, sampleLanguages))).toEqual([])
  })

  it('are not changed while a file is unreadable', () => {
    const root = sampleProject()
    updateFiles(root, outdatedFiles(readSite(root, sampleLanguages)))
    writeFileSync(join(root, 'locales/en/blog.json'), '{')
    expect(outdatedFiles(readSite(root, sampleLanguages))).toEqual([])
  })
})

it('the check reports what it cannot write, and goes on', async () => {
  const told = await projectComplaints(
    { '.vscode': 'a file where a folder should be', 'content/redirects.json': '[{ "from": "/services", "to": "/work" }]' },
    'write',
  )
  expect(told).toContainEqual(expect.stringMatching(/^ {2}\.vscode\/\S+:1:1: cannot be written: /))
  expect(told).toContainEqual(expect.stringContaining('content/redirects.json:'))
})
