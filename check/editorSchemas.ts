import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser'
import { listFiles } from '../collections/listFiles'
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
 * @returns texts by path; undefined for files to remove.
 * @see https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings
 */
export function editorFiles(site: Site): Map<string, string | undefined> {
  const english = [...englishWords(site)]
  // An unreadable file must not remove its schema.
  if (site.problems.length > 0 || english.some(([, { tree }]) => !tree)) return new Map()
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
  const known = join(site.root, settings)
  return new Map<string, string | undefined>([
    ...listFiles(join(site.root, folder))
      .filter((path) => path.endsWith('.json'))
      .map((path) => [`${folder}/${path}`, undefined] as const),
    ...made.map(([path, , schema]) => [path, `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`] as const),
    [settings, withAssociations(existsSync(known) ? readFileSync(known, 'utf8') : '{}\n', associations)],
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
