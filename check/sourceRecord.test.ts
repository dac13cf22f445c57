import { spawnSync } from 'node:child_process'
import { linkSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectComplaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { temporaryFolder } from '../testing/temporaryFolder'
import { surveyTranslations } from './checkProject'
import { readSite } from './readSite'
import { updateRecord } from './staleness'

const english = 'locales/en/contact.json'
const german = 'locales/de/contact.json'
const record = 'locales/de.sources.txt'
// In one file, as all tests edit, check and merge the same sample site.
let root: string

beforeEach(() => {
  root = sampleProject()
  edit('locales/sameAsEnglish.json', '"One",', '')
  edit(german, '"One"', '"Eins"')
  edit('locales/ja/contact.json', '"One"', '"一"')
  check()
})

describe('a translation is stale', () => {
  it('once its English has changed, also after further changes', () => {
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

  it('until the change of English is reverted', () => {
    edit(english, '"One"', '"First"')
    check()
    edit(english, '"First"', '"One"')
    expect(stale()).toEqual([])
  })

  it('also if an entry was inserted before it', () => {
    edit(english, '"One"', '"Zero", "First"')
    edit(german, '"Eins"', '"Null", "Eins"')
    expect(stale()).toEqual(['contact.steps.1'])
  })

  it('also after a change of English and key', () => {
    edit(english, '"steps"', '"stages"')
    edit(english, '"One"', '"First"')
    edit(german, '"steps"', '"stages"')
    check()
    expect(stale()).toEqual(['contact.stages.0'])
  })

  it('not if only its key has changed', () => {
    edit(english, '"steps"', '"stages"')
    edit(german, '"steps"', '"stages"')
    expect(stale()).toEqual([])
  })

  it('also if its key has spaces', () => {
    edit(english, '"failed"', '"two words": "All of it", "failed"')
    edit(german, '"failed"', '"two words": "Alles davon", "failed"')
    check()
    expect(stale()).toEqual([])
    edit(english, 'All of it', 'Half of it')
    expect(stale()).toEqual(['contact.two words'])
  })

  it('not if its text is new', () => {
    edit(english, '"One"', '"One", "First"')
    edit(german, '"Eins"', '"Eins", "Zuerst"')
    expect(stale()).toEqual([])
  })
})

describe('branches merged in either order', () => {
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
    // The conflict is resolved with the English of one and the German of the other.
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

  it('ignores conflict markers in the record', () => {
    const [header, ...lines] = read(record).split('\n')
    write(record, [header, '<<<<<<< ours', ...lines.slice(0, 5), '=======', ...lines.slice(3), '>>>>>>> theirs', ''].join('\n'))
    edit(english, '"One"', '"First"')
    expect(stale()).toEqual(['contact.steps.0'])
    check()
    expect(read(record)).not.toMatch(/[<=>]{7}/)
    expect(stale()).toEqual(['contact.steps.0'])
  })
})

it('mentions translations that changed together with their English', () => {
  edit(english, '"One"', '"First"')
  edit(german, '"Eins"', '"Erstens"')
  expect(check()).toEqual([
    'locales/de.sources.txt: 1 translation recorded. Commit it.',
    '  contact.steps.0: changed in English and in de, so taken as translated anew.',
  ])
})

it.each([
  ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['in another order, as after a merge', (text: string) => text.replace(/(.*)\n(.*)\n$/, '$2\n$1\n')],
])('puts a record %s in order', (_, disorder) => {
  const tidy = read(record)
  write(record, disorder(tidy))
  expect(check()).toEqual(['locales/de.sources.txt: put in order. Commit it.'])
  expect(read(record)).toBe(tidy)
})

it('does not record untranslated texts', () => {
  edit(german, '"Eins"', '"One"')
  expect(check()).toEqual([])
})

it('does not record unwritten texts', () => {
  edit(german, '"Eins"', '"✎ One"')
  expect(check()).toEqual([])
})

it('a post is stale if its text or title changes, not its date or picture, nor without a line end after its front matter', () => {
  write('content/blog/practice/index.md', read('content/blog/practice/index.md').trimEnd())
  const post = 'content/blog/practice/first-post/index.md'
  edit(post, '2026-03-14', '2026-03-15')
  edit(post, 'image: blog-ai', 'image: erp')
  expect(stale('ja')).toEqual([])
  edit(post, 'title: ', 'title: Newly ')
  expect(stale('ja')).toEqual(['content/blog/practice/first-post'])
  edit(post, 'title: Newly ', 'title: ')
  expect(stale('ja')).toEqual([])
  edit(post, 'Text.', 'Another text.')
  expect(stale('ja')).toEqual(['content/blog/practice/first-post'])
})

it('reports an unreadable line, and does not overwrite the file', async () => {
  const broken = `${read(record)}home.title abc\n`
  const line = broken.split('\n').length - 1
  expect(await projectComplaints({ [record]: broken })).toEqual([`  ${record}:${line}:1: this line cannot be read`, '      Remove it, and run npm run check.'])
  write(record, broken)
  edit(german, '"Eins"', '"Erstens"')
  check()
  expect(read(record)).toBe(broken)
})

it('reads a record that an editor on Windows has saved with a byte order mark', async () => {
  expect(await projectComplaints({ [record]: `\uFEFF${read(record)}` })).toEqual([])
})

it('replaces the record as a whole, so that a full disk cannot empty it', () => {
  linkSync(join(root, record), join(root, 'same'))
  const old = read('same')
  edit(german, '"Eins"', '"Erstens"')
  check()
  expect(read(record)).not.toBe(old)
  expect(read('same')).toBe(old)
})

it('reports an unsorted record in CI', async () => {
  const unsorted = `${read(record).trimEnd().split('\n').toReversed().join('\n')}\n`
  const files = Object.fromEntries(
    [german, 'locales/ja/contact.json', 'locales/sameAsEnglish.json', 'locales/ja.sources.txt'].map((path) => [path, read(path)]),
  )
  const lines = await projectComplaints({ ...files, [record]: unsorted }, 'require')
  expect(lines.filter((line) => line.includes('locales/de'))).toEqual([`  ${record}:1:1: is not in order`, `      Run npm run check, and commit ${record}.`])
})

/** The files changed by an edit, which is then undone. */
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

/** Merges the files like git: words with conflicts resolved for ours, the record with its merge driver. */
function merge(ours: Record<string, string>, theirs: Record<string, string>): void {
  const driver = /^locales\/\*\.sources\.txt merge=(\w+)$/m.exec(readFileSync(resolve('.gitattributes'), 'utf8'))?.[1]
  for (const path of [english, german, record]) {
    const { stdout, status } = mergeFile(path, ours, theirs, [path === record ? `--${driver}` : '--ours'])
    expect(status).toBe(0)
    write(path, stdout)
  }
}

/** Git’s merge of one file; its status is the number of conflicts. */
function mergeFile(path: string, ours: Record<string, string>, theirs: Record<string, string>, options: string[]) {
  const folder = temporaryFolder('merge-')
  const texts = { base: before.get(path) ?? '', ours: ours[path] ?? '', theirs: theirs[path] ?? '' }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  return spawnSync('git', ['merge-file', '-p', ...options, 'ours', 'base', 'theirs'], { cwd: folder, encoding: 'utf8' })
}

const before = new Map<string, string>()
beforeEach(() => {
  for (const path of [english, german, record]) before.set(path, read(path))
})

/** Runs the part of `npm run check` for the German record. */
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
