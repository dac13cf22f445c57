import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { escapeRegExp } from '../collections/escapeRegExp'
import { type GuidePart, readGuide } from './readGuide'

/** The parts of a guide that its reader does. */
interface Follower {
  /** Actions of the reader, such as writing a text, by a sentence that the guide must contain. */
  acts?: Record<string, () => void | Promise<void>>
  languages: readonly string[]
  /** A text of the guide in another language. @throws if there is none. */
  translate: (text: string, language: string) => string
  /** Runs a command in this folder. @throws if the command is unknown. */
  run: (command: string) => Promise<{ failed: boolean; said: string }>
}

/**
 * Follows a guide literally, in the current folder. Its fenced blocks: `sh` is run line by line; `diff <file>` changes a file; other
 * code with a file creates it, in each language if the name contains `<language>`; `text` is compared with the last output or, with a
 * file, with its content, where a number matches any number, and … any text. Other blocks without a file are examples.
 *
 * @throws with the line of the guide that is wrong.
 */
export async function followGuide(path: string, follower: Follower): Promise<void> {
  const acts = new Map(Object.entries(follower.acts ?? {}))
  let said = ''
  let failure = ''
  for (const part of readGuide(path)) {
    try {
      const { block, text } = part
      if (failure && block && block.language !== 'text') throw new Error(failure)
      for (const [sentence, act] of acts) {
        if (!text.includes(sentence)) continue
        await act()
        acts.delete(sentence)
        failure = ''
      }
      if (block?.language === 'sh')
        for (const command of block.lines) {
          if (failure) throw new Error(failure)
          ;({ said, failure } = await runLine(command, follower))
        }
      else if (block?.language === 'text') {
        expectShown(block.file ? readFileSync(block.file, 'utf8') : said, block.lines)
        failure = ''
      } else if (block) writeBlock(block, follower)
    } catch (error) {
      throw new Error(`${path}:${part.line}: ${(error as Error).message}`)
    }
  }
  if (failure) throw new Error(`${path}: ${failure}`)
  if (acts.size > 0) throw new Error(`${path} does not say: ${[...acts.keys()].join(' | ')}`)
}

/** Whether all files and changes of a guide exist already, because it was followed in this project. */
export function isFollowed(path: string): boolean {
  const made = readGuide(path).flatMap(({ block }) => (block?.file && block.language !== 'text' ? [block] : []))
  const isThere = ({ language, file = '', lines }: Block) => {
    const name = file.replace('<language>', 'en')
    if (language !== 'diff' || !existsSync(name)) return existsSync(name)
    const text = readFileSync(name, 'utf8')
    return hunksOf(lines).every(({ before, after }) => hunk(after).test(text) && !hunk(before).test(text))
  }
  return made.length > 0 && made.every(isThere)
}

type Block = NonNullable<GuidePart['block']>

async function runLine(command: string, { run }: Follower): Promise<{ said: string; failure: string }> {
  const { failed, said } = await run(command)
  return { said, failure: failed ? `\`${command}\` fails:\n${said}` : '' }
}

function writeBlock({ language, file, lines }: Block, { languages, translate }: Follower): void {
  if (!file) return
  for (const each of file.includes('<language>') ? languages : ['']) {
    const name = file.replace('<language>', each)
    const isNew = (line: string) => language !== 'diff' || line.startsWith('+')
    const own = ['', 'en'].includes(each) ? lines : lines.map((line) => (isNew(line) ? translateLine(line, each, translate) : line))
    if (language === 'diff') {
      writeFileSync(name, change(readFileSync(name, 'utf8'), own, name))
      continue
    }
    if (existsSync(name)) throw new Error(`${name} is there already`)
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(name, `${own.join('\n')}\n`)
  }
}

/** A line of JSON with its texts in another language. */
function translateLine(line: string, language: string, translate: Follower['translate']): string {
  return line.replace(/("[^"]+": |\[)"([^"]*)"/g, (_, before, text) => `${before}"${translate(text, language)}"`)
}

/** Applies a diff without line numbers; a line with … separates hunks, and … in a line matches any text. */
function change(text: string, lines: string[], name: string): string {
  return hunksOf(lines).reduce((result, { before, after }) => {
    const found = hunk(before).exec(result)
    if (!found) throw new Error(`${name} has no\n${before.join('\n')}`)
    return result.slice(0, found.index) + after.join('\n') + result.slice(found.index + found[0].length)
  }, text)
}

function hunksOf(lines: string[]): { before: string[]; after: string[] }[] {
  const hunks = [{ before: [] as string[], after: [] as string[] }]
  for (const line of lines) {
    const hunk = hunks.at(-1)
    if (line === '…') hunks.push({ before: [], after: [] })
    else if (!/^[ +-]/.test(line)) throw new Error(`a line of a diff begins with a space, + or -: ${line}`)
    else {
      if (!line.startsWith('+')) hunk?.before.push(line.slice(1))
      if (!line.startsWith('-')) hunk?.after.push(line.slice(1))
    }
  }
  return hunks
}

const hunk = (lines: string[]) => new RegExp(`^${lines.map(pattern).join('\\n')}$`, 'm')
const pattern = (line: string) => escapeRegExp(line).replaceAll('…', '.*')

/** Expects that a text contains these lines, in this order. */
function expectShown(text: string, lines: string[]): void {
  let rest = text
  for (const line of lines.map((each) => each.trim()).filter((each) => !['', '…'].includes(each))) {
    const wanted = new RegExp(`^\\s*${pattern(line).replace(/\d+/g, '\\d+').replace(/\s+/g, '\\s+')}`, 'm')
    const found = wanted.exec(rest)
    if (!found) throw new Error(`nothing looks like “${line}” in\n${rest}`)
    rest = rest.slice(found.index + found[0].length)
  }
}
