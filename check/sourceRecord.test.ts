import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { projectComplaints, sampleLanguages, sampleSite } from '../testing/sampleProject'
import { surveyTranslations } from './checkProject'
import { readSite } from './readSite'
import { updateRecord } from './staleness'

const english = 'locales/en/contact.json'
const german = 'locales/de/contact.json'
const record = 'locales/de.sources.txt'
let root: string

beforeEach(() => {
  root = sampleSite()
  edit('locales/sameAsEnglish.json', '"One",', '')
  edit(german, '"One"', '"Eins"')
  edit('locales/ja/contact.json', '"One"', '"一"')
  check()
})

describe('a translation is stale', () => {
  it('once its English has changed, and stays so however often it changes again', () => {
    edit(english, '"One"', '"First"')
    expect(stale()).toEqual(['contact.steps.0'])
    check()
    edit(english, '"First"', '"The first"')
    check()
    expect(stale()).toEqual(['contact.steps.0'])
  })

  it('until it is renewed', () => {
    edit(english, '"One"', '"First"')
    edit(german, '"Eins"', '"Erstens"')
    expect(stale()).toEqual([])
  })

  it('until English is what it was', () => {
    edit(english, '"One"', '"First"')
    check()
    edit(english, '"First"', '"One"')
    expect(stale()).toEqual([])
  })

  it('also where another entry now stands before it', () => {
    edit(english, '"One"', '"Zero", "First"')
    edit(german, '"Eins"', '"Null", "Eins"')
    expect(stale()).toEqual(['contact.steps.1'])
  })

  it('also under another key', () => {
    edit(english, '"steps"', '"stages"')
    edit(english, '"One"', '"First"')
    edit(german, '"steps"', '"stages"')
    check()
    expect(stale()).toEqual(['contact.stages.0'])
  })

  it('not where only the key is another one', () => {
    edit(english, '"steps"', '"stages"')
    edit(german, '"steps"', '"stages"')
    expect(stale()).toEqual([])
  })

  it('not where a text is new', () => {
    edit(english, '"One"', '"One", "First"')
    edit(german, '"Eins"', '"Eins", "Zuerst"')
    expect(stale()).toEqual([])
  })
})

describe('branches that are merged, in whatever order', () => {
  it('one changes the English, the other polishes the old translation', () => {
    const polished = branch(() => {
      edit(german, '"Eins"', '"Nummer eins"')
      check()
    })
    const changed = branch(() => {
      edit(english, '"One"', '"First"')
      check()
    })
    for (const [ours, theirs] of [
      [polished, changed],
      [changed, polished],
    ]) {
      merge(ours ?? {}, theirs ?? {})
      expect(stale()).toEqual(['contact.steps.0'])
      check()
      expect(stale()).toEqual(['contact.steps.0'])
    }
  })

  it('both renew the translation, of different English texts, and add to the same place of the record', () => {
    const renew = (texts: [english: string, german: string][]) =>
      branch(() => {
        let last = ['One', 'Eins']
        for (const next of texts) {
          edit(english, `"${last[0]}"`, `"${next[0]}"`)
          edit(german, `"${last[1]}"`, `"${next[1]}"`)
          check()
          last = next
        }
      })
    const first = renew([
      ['First', 'Erstens'],
      ['The first', 'Das erste'],
    ])
    const second = renew([
      ['Once', 'Einmal'],
      ['At once', 'Sogleich'],
    ])
    expect(mergeFile(record, first, second, []).status).toBeGreaterThan(0)
    merge(first, second)
    // Whoever solves the conflict takes the English of one and the German of the other.
    edit(german, '"Das erste"', '"Sogleich"')
    expect(stale()).toEqual(['contact.steps.0'])
    edit(german, '"Sogleich"', '"Das erste"')
    expect(stale()).toEqual([])
  })

  it('one renews the translation, the other changes the English once more', () => {
    const renewed = branch(() => {
      edit(english, '"One"', '"First"')
      edit(german, '"Eins"', '"Erstens"')
      check()
    })
    const changed = branch(() => {
      edit(english, '"One"', '"The very first"')
      check()
    })
    merge(renewed, changed)
    write(english, changed[english] ?? '')
    expect(stale()).toEqual(['contact.steps.0'])
  })

  it('leaves marks of a conflict, which are no lines of it', () => {
    const [header, ...lines] = read(record).split('\n')
    write(record, [header, '<<<<<<< ours', ...lines.slice(0, 5), '=======', ...lines.slice(3), '>>>>>>> theirs', ''].join('\n'))
    edit(english, '"One"', '"First"')
    expect(stale()).toEqual(['contact.steps.0'])
    check()
    expect(read(record)).not.toMatch(/[<=>]{7}/)
    expect(stale()).toEqual(['contact.steps.0'])
  })
})

it('tells what was renewed together with its English', () => {
  edit(english, '"One"', '"First"')
  edit(german, '"Eins"', '"Erstens"')
  expect(check()).toEqual([
    'locales/de.sources.txt: 1 translation recorded. Commit it.',
    '  contact.steps.0: changed in English and in de, so taken as translated anew.',
  ])
})

it('does not record what still is English', () => {
  edit(german, '"Eins"', '"One"')
  expect(check()).toEqual([])
})

it('does not record what nobody has written yet', () => {
  edit(german, '"Eins"', '"✎ One"')
  expect(check()).toEqual([])
})

it('a post is stale when its words change, not its date or picture', () => {
  const post = 'content/blog/practice/first-post/index.md'
  edit(post, '2026-03-14', '2026-03-15')
  edit(post, 'image: blog-ai', 'image: erp')
  expect(stale('ja')).toEqual([])
  edit(post, 'Text.', 'Another text.')
  expect(stale('ja')).toEqual(['content/blog/practice/first-post'])
})

it('names a line that it cannot read, and writes nothing over it', async () => {
  const broken = `${read(record)}home.title abc\n`
  const line = broken.split('\n').length - 1
  expect(await projectComplaints({ [record]: broken })).toEqual([`  ${record}:${line}:1: this line cannot be read`, '      Remove it, and run npm run check.'])
  write(record, broken)
  edit(german, '"Eins"', '"Erstens"')
  check()
  expect(read(record)).toBe(broken)
})

it('a record that is not in order, in CI', async () => {
  const unsorted = `${read(record).trimEnd().split('\n').toReversed().join('\n')}\n`
  const files = Object.fromEntries(
    [german, 'locales/ja/contact.json', 'locales/sameAsEnglish.json', 'locales/ja.sources.txt'].map((path) => [path, read(path)]),
  )
  const lines = await projectComplaints({ ...files, [record]: unsorted }, 'demand')
  expect(lines.filter((line) => line.includes('locales/de'))).toEqual([`  ${record}:1:1: is not in order`, `      Run npm run check, and commit ${record}.`])
})

/** What somebody has made of the site: the files concerned. The site is as it was afterwards. */
function branch(change: () => void): Record<string, string> {
  const paths = [english, german, record]
  const before = paths.map((path) => read(path))
  change()
  const after = Object.fromEntries(paths.map((path) => [path, read(path)]))
  paths.forEach((path, index) => {
    write(path, before[index] ?? '')
  })
  return after
}

/** As git merges the files: those of the words, where a conflict is solved for ours, and the record with its merge driver. */
function merge(ours: Record<string, string>, theirs: Record<string, string>): void {
  const driver = /^locales\/\*\.sources\.txt merge=(\w+)$/m.exec(readFileSync(resolve('.gitattributes'), 'utf8'))?.[1]
  for (const path of [english, german, record]) {
    const { stdout, status } = mergeFile(path, ours, theirs, [path === record ? `--${driver}` : '--ours'])
    expect(status).toBe(0)
    write(path, stdout)
  }
}

/** What git makes of one file; its status is the number of conflicts. */
function mergeFile(path: string, ours: Record<string, string>, theirs: Record<string, string>, options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const texts = { base: before.get(path) ?? '', ours: ours[path] ?? '', theirs: theirs[path] ?? '' }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  return spawnSync('git', ['merge-file', '-p', ...options, 'ours', 'base', 'theirs'], { cwd: folder, encoding: 'utf8' })
}

const before = new Map<string, string>()
beforeEach(() => {
  for (const path of [english, german, record]) before.set(path, read(path))
})

/** `npm run check`, as far as the German record is concerned. */
function check(): string[] {
  const site = readSite(root, sampleLanguages)
  return surveyTranslations(site).stalenesses.flatMap((each) => {
    const notes = updateRecord(site, each)
    return each.language === 'de' ? notes : []
  })
}

function stale(language = 'de'): string[] {
  return surveyTranslations(readSite(root, sampleLanguages)).stalenesses.flatMap((each) =>
    each.language === language ? each.stale.map(({ name }) => name) : [],
  )
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

function edit(path: string, from: string, to: string): void {
  expect(read(path)).toContain(from)
  write(path, read(path).replace(from, to))
}
