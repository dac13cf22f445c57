import { readdirSync } from 'node:fs'

/** The names of a folder’s JSON files, without hidden ones: Emacs keeps a lock, a link to nothing, beside a file that is being edited. */
export function listJson(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name))
}
