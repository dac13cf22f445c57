import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../collections/listFiles.ts'
import { firstCharacters } from '../plugins/firstCharacters.ts'
import { fingerprintFiles, hash } from './fingerprint.ts'

/**
 * Fingerprint of the bundle’s inputs: the project’s files, the installed packages and Node’s version. Excluded folders are listed,
 * not included ones, so that a new folder counts.
 */
export function fingerprintCode(root = '.'): string {
  const files = listFiles(root, (path) => !beside.test(path) && !excludedPaths.includes(path))
  const code = files.filter((path) => !/^content\/[^/]+\.json$|\.test\.tsx?$|\.md$|\.log$/.test(path))
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'))
  return hash([process.version, firstCharacters(root), fingerprintFiles(root, [...code, ...settings, ...packageList(root)])])
}

/**
 * Neither code nor inputs of the bundle. `locales` is read during rendering; only its letters are an input of the bundle, for the font
 * (`firstCharacters`).
 */
const excludedPaths = ['node_modules', 'dist', 'data', 'docs', 'e2e', 'testing', 'locales', 'public', 'test-results', 'playwright-report']

/** The file in which npm lists the packages, installed ones if it has installed any; none for other package managers. */
export function packageList(root = '.'): string[] {
  return ['node_modules/.package-lock.json', 'package-lock.json'].filter((path) => existsSync(join(root, path))).slice(0, 1)
}

/** Hidden files, and the copies that editors keep beside a file that is being edited: `.index.md.swp`, `index.md~`, `#index.md#`. */
const beside = /(^|\/)[.#]|~$/
