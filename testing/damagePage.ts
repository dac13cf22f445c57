import { readFileSync, writeFileSync } from 'node:fs'
import { filePath, openDatabase } from '../server/database/database'

/** Of SQLite. */
const pageBytes = 4096

/** Damages the page of a database that contains a text, as a failing disk does. */
export async function damagePage(url: string, text: string): Promise<void> {
  const database = await openDatabase(url)
  await database.emptyLog()
  database.close()
  const content = readFileSync(filePath(url))
  const start = Math.floor(content.indexOf(text) / pageBytes) * pageBytes
  writeFileSync(filePath(url), content.fill(0xff, start, start + pageBytes))
}
