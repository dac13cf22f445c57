import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser'
import type { Problem } from '../collections/problem'
import { schemas } from '../collections/schemas'
import { defaultLocale } from '../i18n/languages'
import { contentSchema } from './contentSchema'
import type { JsonFile } from './jsonFile'
import type { Site } from './readSite'
import { sameAsEnglish } from './readSite'
import { termsFile } from './terms'
import { termsSchema } from './termsSchema'
import { targetLanguages } from './translationUnits'
import { wordsSchema } from './wordsSchema'

const folder = '.vscode/schemas'
const settings = '.vscode/settings.json'

/**
 * The files by which VS Code completes and checks `content/` and `locales/` while somebody types: a JSON Schema for each
 * file, and the setting that says which is for which. They are committed, so that a fresh clone has them.
 *
 * @returns texts by path.
 * @see https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings
 */
export function editorFiles(site: Site): Map<string, string> {
  const english = [...(site.words.get(defaultLocale) ?? new Map<string, JsonFile>())]
  const made: [path: string, match: string, schema: object][] = [
    ...Object.entries(schemas).map(([name, schema]): [string, string, object] => [
      `${folder}/content/${name}.json`,
      `/content/${name}.json`,
      contentSchema(schema, site.root),
    ]),
    ...english.flatMap(([name, { tree }]): [string, string, object][] =>
      tree ? [[`${folder}/locales/${name}.json`, `/locales/*/${name}.json`, wordsSchema(tree)]] : [],
    ),
    [`${folder}/locales.sameAsEnglish.json`, `/${sameAsEnglish}`, allowListSchema(site)],
    [`${folder}/locales.terms.json`, `/${termsFile}`, contentSchema(termsSchema([...site.languages, ...site.draftLanguages]), site.root)],
  ]
  const associations = made.map(([path, match]) => ({ fileMatch: [match], url: `./${path}` }))
  return new Map([
    ...made.map(([path, , schema]): [string, string] => [
      path,
      `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`,
    ]),
    [settings, withAssociations(readOr(join(site.root, settings), '{}\n'), associations)],
  ])
}

/** Those that are not as they should be, each with its text; undefined where the file should not be there. */
export function outdatedEditorFiles(site: Site): Map<string, string | undefined> {
  // What cannot be read now must not cost the schema of its file.
  if (site.problems.length > 0 || [...(site.words.get(defaultLocale)?.values() ?? [])].some(({ tree }) => !tree)) return new Map()
  const wanted = editorFiles(site)
  const there = existsSync(join(site.root, folder)) ? readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' }) : []
  const left = there.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((path) => path.endsWith('.json') && !wanted.has(path))
  return new Map([
    ...[...wanted].filter(([path, text]) => readOr(join(site.root, path), '') !== text),
    ...left.map((path): [string, undefined] => [path, undefined]),
  ])
}

/** For where nothing is written. */
export function editorProblems(outdated: ReadonlyMap<string, string | undefined>): Problem[] {
  return [...outdated.keys()].map((file) => ({
    file,
    line: 1,
    column: 1,
    key: '',
    found: 'is out of date: editors would check something else than the files hold',
    remedy: `Run npm run check, and commit ${file}.`,
  }))
}

export function writeFiles(root: string, outdated: ReadonlyMap<string, string | undefined>): void {
  for (const [path, text] of outdated) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    if (text === undefined) rmSync(join(root, path))
    else writeFileSync(join(root, path), text)
  }
}

/** Leaves other settings of the project alone, and the way in which these are written. */
function withAssociations(text: string, associations: readonly object[]): string {
  const tree = parseTree(text)
  const current = tree && findNodeAtLocation(tree, ['json.schemas'])
  if (current && JSON.stringify(getNodeValue(current)) === JSON.stringify(associations)) return text
  const edits = modify(text, ['json.schemas'], associations, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } })
  const changed = applyEdits(text, edits)
  return parseTree(changed) ? changed : text
}

function allowListSchema(site: Site): object {
  const list = { type: 'array', uniqueItems: true, items: { type: 'string' } }
  const described = (description: string) => ({ ...list, description })
  return {
    type: 'object',
    description: 'Texts that are the same in another language as in English, such as names',
    properties: {
      all: described('In every language'),
      ...Object.fromEntries(targetLanguages(site).map((code) => [code, described(`In locales/${code}`)])),
    },
    additionalProperties: false,
  }
}

function readOr(file: string, otherwise: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise
}
