import { position } from './position'
import type { Problem } from './problem'

/**
 * Finds what makes a whole file unreadable, in any format: its encoding, its line ends, or an unfinished merge. Reported alone, because it
 * causes all other errors.
 *
 * @param text of the file, read as UTF-8.
 * @param file its path, for the message.
 */
export function findUnreadable(text: string, file: string): Problem | undefined {
  const at = (offset: number, found: string, remedy: string): Problem => ({ file, ...position(text, offset), key: '', found, remedy })
  if (text.startsWith('\uFEFF')) {
    return at(0, 'the file starts with a byte order mark', 'Save the file as UTF-8 without it (“UTF-8”, not “UTF-8 with BOM”).')
  }
  // In UTF-16, one byte of each Latin letter is zero.
  if (text.slice(0, 200).includes('\0')) return at(0, 'the file is saved as UTF-16', 'Save it as UTF-8: the editor asks for the encoding under “Save as”.')
  if (/\r(?!\n)/.test(text) && !text.includes('\n')) {
    return at(0, 'the file has the line ends of an old Mac (CR)', 'Save it with the line ends of today (LF): the editor calls them “Unix” or “LF”.')
  }
  const broken = text.indexOf('\uFFFD')
  if (broken >= 0) {
    const remedy = 'Open it in its own encoding, such as Windows-1252, and save it as UTF-8.'
    return at(broken, 'a character that is not UTF-8, so the file is saved in another encoding', remedy)
  }
  const conflict = /^(<{7}|>{7})( .*)?$/m.exec(text)
  if (!conflict) return undefined
  const remedy = 'Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.'
  return at(conflict.index, 'an unfinished merge: the file has two versions here', remedy)
}
