import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../collections/listFiles'

/** The files of a built site, by path from its root. */
type BuiltSite = Map<string, Buffer>

/** @param project the folder of the project, or of a copy of it. */
export function readSite(project: string): BuiltSite {
  const root = join(project, 'dist/client')
  return new Map(listFiles(root).map((file) => [file, readFileSync(join(root, file))]))
}

/** Files that are missing in one site or differ. (`toEqual` takes half a minute for it.) */
export function differences(one: BuiltSite, other: BuiltSite): string[] {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => !one.get(file)?.equals(other.get(file) ?? Buffer.of()) || !other.has(file))
}

/** The HTML of its pages, by file. */
export function pagesOf(site: BuiltSite): Map<string, string> {
  return new Map([...site].flatMap(([file, bytes]) => (file.endsWith('.html') ? [[file, bytes.toString()] as const] : [])))
}
