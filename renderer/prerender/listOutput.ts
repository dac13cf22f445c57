import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../collections/listFiles'
import { folders } from './folders'

/** Everything in the folders that builds publish: the site, the configuration of web servers, the programs. Paths from the project’s root. */
export interface Output {
  files: string[]
  /** Those that nobody has edited since the build; edited ones are rebuilt. */
  untouched: ReadonlySet<string>
}

/** @param builtAt end of the last build; undefined if unknown. */
export function listOutput(builtAt?: Date, root = '.'): Output {
  const files = [folders.site, folders.hosting, folders.server].flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  // `ctime` cannot be set back, unlike `mtime`.
  return { files, untouched: new Set(files.filter((file) => builtAt && statSync(join(root, file)).ctimeMs <= builtAt.getTime() + 1)) }
}
