import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { listFiles } from './inputs'

/**
 * The environment variables that a bundled program reads, and those that the packages read which it loads: what it makes may
 * depend on each.
 *
 * @param folder of the program.
 * @throws where it reads variables whose names only show when it runs, as then nobody knows on which it depends.
 */
export function findVariables(folder: string): string[] {
  // Entries are Vike’s, for its own pre-rendering.
  const program = listFiles(folder).filter((file) => /\.m?js$/.test(file) && !basename(file).startsWith('entr'))
  const texts = program.map((file) => readFileSync(join(folder, file), 'utf8'))
  const unnamed = texts.flatMap((text) => /process\.env(?![.\w]|\[["'])[^\n]{0,40}/.exec(text)?.[0] ?? [])
  if (unnamed[0]) throw new Error(`${unnamed[0]}: what pages are made of may read environment variables by their names only, as in process.env.SITE_URL.`)
  const packages = [...new Set(texts.flatMap(importsOf))].flatMap((name) => findPackage(name, folder) ?? [])
  const ofPackages = packages.flatMap((each) => scripts(each).map((file) => readFileSync(join(each, file), 'utf8')))
  return [...new Set([...texts, ...ofPackages].flatMap(namesIn))].sort()
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/process\.env(?:\.|\[["'])(\w+)/g)].flatMap(([, name]) => (name && name !== 'NODE_ENV' ? [name] : []))
}

/** Packages, without Node’s own modules and the program’s own files. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/\bfrom ["']([^."'][^"']*)["']/g)].flatMap(([, path = '']) => (path.startsWith('node:') ? [] : packageOf(path)))
}

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}

function findPackage(name: string, folder: string): string | undefined {
  const places = createRequire(resolve(folder, 'program.mjs')).resolve.paths(name) ?? []
  return places.map((place) => join(place, name)).find((path) => listable(path))
}

function listable(path: string): boolean {
  try {
    return listFiles(path, (file) => file === 'package.json').length > 0
  } catch {
    return false
  }
}

/** What it runs in production; Vike bundles and routes, and its pages are made by us. */
function scripts(folder: string): string[] {
  if (basename(folder) === 'vike') return []
  return listFiles(folder, (path) => !path.startsWith('node_modules')).filter((file) => /\.[cm]?js$/.test(file) && !/development|\.test\./.test(file))
}
