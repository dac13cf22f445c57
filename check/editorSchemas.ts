import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser'
import { schemas } from '../collections/schemas'
import { contentSchema } from './contentSchema'
import { englishWords, type Site, sameAsEnglish } from './readSite'
import { termsFile, termsSchema } from './termsSchema'
import { targetLanguages } from './translationUnits'
import { wordsSchema } from './wordsSchema'

const folder = '.vscode/schemas'
const settings = '.vscode/settings.json'

/**
 * The files with which VS Code completes and validates `content/` and `locales/`: a JSON Schema for each file, and the
 * setting that assigns them. Committed, so that a fresh clone has them.
 *
 * @returns texts by path.
 * @see https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings
 */
export function editorFiles(site: Site): Map<string, string> {
  const english = [...englishWords(site)]
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

/** Outdated files with their correct text; undefined for files to remove. */
export function outdatedEditorFiles(site: Site): Map<string, string | undefined> {
  // An unreadable file must not remove its schema.
  if (site.problems.length > 0 || [...englishWords(site).values()].some(({ tree }) => !tree)) return new Map()
  const expected = editorFiles(site)
  const there = existsSync(join(site.root, folder)) ? readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' }) : []
  const leftover = there.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((path) => path.endsWith('.json') && !expected.has(path))
  return new Map([
    ...[...expected].filter(([path, text]) => readOr(join(site.root, path), '') !== text),
    ...leftover.map((path): [string, undefined] => [path, undefined]),
  ])
}

/** Keeps other settings and the formatting of the file. */
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
