import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClientKeys } from '../server/contact/clientKey'
import { createMessageTable } from '../server/contact/messageTable'
import { openDatabase } from '../server/database/database'
import { damagePage } from '../testing/damagePage'
import { serverProgram } from '../testing/serverPrograms'
import { runUnread } from '../testing/unreadCommand'
import { runMessages } from './messages/runMessages'

const fields = { fname: '', lname: '', email: '', contact: '', message: '', service: 'servcice' }
let folder: string
let url: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  url = `file:${join(folder, 'site.db')}`
})
afterEach(() => rmSync(folder, { recursive: true }))

async function store(...submissions: (Partial<typeof fields> & { isSpam?: boolean })[]) {
  const database = await openDatabase(url)
  const table = createMessageTable(database, () => Date.UTC(2026, 0, 2, 3, 4, 5))
  for (const { isSpam = false, ...given } of submissions) await table.store({ fields: { ...fields, ...given }, isSpam, locale: 'ja', client: 'a client' })
  database.close()
}

/** Runs the command in a process of its own. */
async function command(args: string[], settings: NodeJS.ProcessEnv = {}) {
  const environment = { ...process.env, DATABASE_URL: url, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [await serverProgram('messages'), ...args], { encoding: 'utf8', env: environment })
  return { status, stdout, stderr }
}

const run = (...args: string[]) => runMessages(args, url)

describe('npm run messages', () => {
  it('lists messages, newest first', async () => {
    await store({ fname: 'Ada', email: 'ada@example.org', message: `An engine,\nplease. ${'x'.repeat(99)}` }, { message: 'buy', isSpam: true }, {})
    expect((await run()).split('\n')).toEqual([
      '    3  2026-01-02 03:04  (empty)',
      '    2  2026-01-02 03:04  buy  [spam?, not mailed]',
      `    1  2026-01-02 03:04  Ada, ada@example.org: An engine, please. ${'x'.repeat(18)}…  [not mailed]`,
      'Messages: 3, not mailed: 2.',
      '',
    ])
  })

  it('shows a whole message, without control characters', async () => {
    await store({ fname: 'A\u001b[31mda', message: 'one\tor\n\ntwo\u001b]0;x\u0007' })
    const shown = await run('show', '1')
    expect(shown).toContain('fname:     A�[31mda\n')
    expect(shown).toContain('language:  ja\n')
    expect(shown).toContain('\none\tor\n\ntwo�]0;x�\n')
    expect(shown).not.toContain('\u001b')
  })

  it('says why it reads nothing after the log of a running server’s database was removed, and what helps', async () => {
    const server = await openDatabase(url)
    await createMessageTable(server).store({ fields: { ...fields, fname: 'Ada' }, isSpam: false, locale: 'en', client: 'a client' })
    rmSync(join(folder, 'site.db-wal'))
    expect(await command([])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The database .*was removed while the server runs.*\/healthz/s) })
    // As /healthz does.
    await server.findFault()
    expect((await command([])).stdout).toContain('Ada')
    server.close()
  })

  it('reads what is left of a damaged database, and says what is not', async () => {
    const message = 'x'.repeat(3000)
    await store({ fname: 'Ada', message }, { fname: 'Grace', message }, { fname: 'Radia', message })
    await damagePage(url, 'Grace')
    const { stdout, stderr } = await command([])
    expect([stdout.match(/Ada|Grace|Radia/g), stderr]).toEqual([['Radia', 'Ada'], expect.stringContaining('cannot be read: 1.')])
    expect((await command(['export', 'json'])).stdout.match(/Ada|Grace|Radia/g)).toEqual(['Ada', 'Radia'])
    expect((await command(['show', '3'])).stdout).toContain('Radia')
    // Somebody's data may be in what cannot be read.
    expect((await command(['delete', 'ada@example.org'])).stderr).toMatch(/SQLITE_CORRUPT.*restore/s)
  })

  it('exports JSON', async () => {
    await store({ lname: '山田', message: 'a\n"b"' }, { contact: '+49 1', isSpam: true })
    const exported = JSON.parse(await run('export', 'json'))
    expect(exported).toEqual([
      { id: 1, received: '2026-01-02T03:04:05.000Z', language: 'ja', ...fields, lname: '山田', message: 'a\n"b"', spam: false, mail: 'waiting', mailError: '' },
      { id: 2, received: '2026-01-02T03:04:05.000Z', language: 'ja', ...fields, contact: '+49 1', spam: true, mail: 'waiting', mailError: '' },
    ])
  })

  it('exports CSV to a file without formulas', async () => {
    await store({ fname: '=HYPERLINK("https://evil.test")', contact: '+49 (1) 2-3', message: 'a,\n"b"', email: '-2+cmd|x' })
    const file = join(folder, 'out.csv')
    expect(await run('export', 'csv', '--to', file)).toBe(`${file}: written.\n`)
    await expect(run('export', 'csv', '--to', folder)).rejects.toThrow(`${folder} cannot be written: EISDIR`)
    expect(readFileSync(file, 'utf8')).toBe(
      '\uFEFF"id","received","language","fname","lname","email","contact","service","message","spam","mail","mailError"\r\n' +
        `"1","2026-01-02T03:04:05.000Z","ja","'=HYPERLINK(""https://evil.test"")","","'-2+cmd|x","+49 (1) 2-3","servcice","a,\n""b""","false","waiting",""\r\n`,
    )
  })

  it.each([
    ["a;=cmd|' /C calc'!A0;b", `"a;'=cmd|' /C calc'!A0;b"`],
    ['a\t=1+1', `"a\t'=1+1"`],
    ['a\n@SUM(1)', `"a\n'@SUM(1)"`],
    ['＝1+1', `"'＝1+1"`],
    ['－1', `"'－1"`],
    ['-1-1', `"'-1-1"`],
    ['x";=1', `"x"";'=1"`],
    ['x;"=1', `"x;'""=1"`],
  ])('keeps spreadsheets from running %j as a formula', async (message, cell) => {
    await store({ message })
    expect(await run('export', 'csv')).toContain(`,${cell},`)
  })

  it.each(['csv', 'json'])('exports %s without control characters', async (format) => {
    await store({ message: 'a\u001b]0;x\u0007b\u009bc\u202ed\ne' })
    const exported = await run('export', format)
    expect(exported).not.toMatch(/(?!\n|\r)[\p{Cc}\u202e]/u)
    expect(exported).toContain('b')
  })

  it('exports the messages of one person only', async () => {
    await store({ email: 'Ada@example.org', message: 'mine' }, { email: 'bob@example.org' }, { email: 'ada@example.org', fname: 'Ada' })
    expect(JSON.parse(await run('export', 'json', 'ada@EXAMPLE.org')).map(({ id }: { id: number }) => id)).toEqual([1, 3])
    expect(await run('export', 'csv', 'bob@example.org')).not.toMatch(/ada/i)
    await expect(run('export', 'json', 'nobody@example.org')).rejects.toThrow('no message from nobody@example.org')
  })

  it.each([
    [['export', 'xml'], 'npm run messages cannot “export xml”. It can:\nnpm run messages  '],
    [['export', 'constructor'], 'export csv|json'],
    [['export', 'toString'], 'export csv|json'],
    [['constructor'], 'export csv|json'],
    [['export', 'json', 'a@b.test', 'c'], 'export csv|json'],
    [['restore'], 'restore <file>'],
    [['show', '7'], 'no message 7'],
    [['show'], 'npm run messages -- show'],
    [['delete'], 'npm run messages'],
    [['delete', '7'], 'no message 7'],
    [['delete', 'nobody@example.org'], 'no message from nobody@example.org'],
    [['delete', 'all'], 'neither the number'],
    [['delete', '1e0'], "'1e0' is neither the number"],
    [['delete', '0x1'], 'neither the number'],
    [['delete', ''], 'neither the number'],
    [['backup'], 'npm run messages -- backup'],
    [['--all'], '--all'],
  ])('rejects %j', async (args, reason) => {
    await store()
    await expect(run(...args)).rejects.toThrow(reason)
  })

  it('says what it can do, without a database', async () => {
    expect(await run('--help')).toContain('npm run messages -- show <number> ')
  })

  it('reports that there are no messages', async () => {
    await store()
    expect(await run()).toBe('No messages yet.\n')
  })

  it('reads the database of the settings when run as a command', async () => {
    await store({ message: 'one' })
    expect(await command(['list'])).toEqual({ status: 0, stdout: await run(), stderr: '' })
  })

  it.each([[[]], [['show', '1']], [['export', 'csv']], [['delete', '1']], [['backup', 'x']]])('creates no database if there is none: %j', async (args) => {
    await expect(run(...args)).rejects.toThrow(/no database at .*site\.db.*DATABASE_URL/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('does not say that there is no database where it cannot look for one, as in a folder of another user', async () => {
    // Root may look into every folder, and follows no link that leads to itself.
    symlinkSync('site.db', join(folder, 'site.db'))
    await expect(run()).rejects.toThrow(/site\.db cannot be used: ELOOP.*\n.*user of this process/)
  })

  it('leaves out of a backup what could trace hashes to addresses', async () => {
    await store({ message: 'stays' })
    const database = await openDatabase(url)
    await createClientKeys(database)('203.0.113.7')
    const [row] = (await database.read('SELECT salt, client FROM rate_limit_salt, rate_limit')).rows
    const [salt, client] = [String(row?.salt), String(row?.client)]
    database.close()
    const file = join(folder, 'copy.db')
    await run('backup', file)
    const copy = await openDatabase(`file:${file}`)
    expect((await copy.read('SELECT * FROM rate_limit_salt, rate_limit')).rows).toEqual([])
    expect((await copy.read('SELECT message FROM message')).rows[0]?.message).toBe('stays')
    copy.close()
    const bytes = readFileSync(file, 'latin1')
    expect([bytes.includes(salt), bytes.includes(client)]).toEqual([false, false])
  })

  it.each(['100%.db', 'a%20b.db', 'a#b.db', 'a?b.db'])('backs up to %s, and restores from it into a folder of such a name', async (name) => {
    await store({ message: 'stays' })
    const file = join(folder, name)
    await run('backup', file)
    expect(readdirSync(folder).filter((each) => !each.startsWith('site.db'))).toEqual([name])
    url = `file:${join(folder, '100%25 %23', 'site.db')}`
    expect(await run('restore', file)).toMatch(/^Messages restored: 1\./)
    expect(await run()).toContain('stays')
  })

  it('reports a backup that cannot be written, and leaves no file', async () => {
    await store()
    await expect(run('backup', join(folder, 'none', 'copy.db'))).rejects.toThrow(/none\/copy\.db cannot be written/)
  })

  it('tells a damaged database by its backup, which reads every message', async () => {
    await store({ message: 'one' }, { message: 'x'.repeat(9_000) })
    await damagePage(url, 'xxx')
    await expect(run('backup', join(folder, 'copy.db'))).rejects.toThrow(/site\.db cannot be used: SQLITE_CORRUPT.*restore/s)
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([])
  })

  it('deletes all messages of one person without a trace while the server runs', async () => {
    const server = await openDatabase(url)
    const long = 'trace of a long text '.repeat(2_000)
    await store({ email: 'Trace@example.org', message: long }, { email: 'ada@example.org', message: 'stays' }, { email: 'trace@example.org', fname: 'trace' })
    await server.read('SELECT * FROM message')
    const traces = () => readdirSync(folder).filter((name) => /trace/i.test(readFileSync(join(folder, name), 'latin1')))
    expect(traces()).not.toEqual([])
    expect(await run('delete', 'trace@EXAMPLE.org')).toMatch(/^2 deleted/)
    await run('backup', join(folder, 'afterwards.db'))
    expect(traces()).toEqual([])
    expect(await run('delete', '2')).toMatch(/^1 deleted/)
    expect(await run()).toBe('No messages yet.\n')
    server.close()
  })

  it('deletes nothing that could not be noted, as on a full disk, and says so', async () => {
    await store({ message: 'stays' })
    mkdirSync(join(folder, 'site.db.deleted'))
    await expect(run('delete', '1')).rejects.toThrow(/^Nothing was deleted, as .*site\.db\.deleted cannot be written: EISDIR/)
    expect(await run()).toContain('stays')
  })

  it('finds all messages of one person, however the address was written, for export and deletion', async () => {
    await store({ email: 'INFO@MÜLLER.example' }, { email: 'info@müller.example' })
    expect(JSON.parse(await run('export', 'json', 'Info@Müller.example'))).toHaveLength(2)
    expect(await run('delete', 'Info@Müller.example')).toMatch(/^2 deleted/)
  })

  it('exits quietly when the reader closes the pipe', async () => {
    await store({ message: 'x'.repeat(100_000) })
    expect(await runUnread([await serverProgram('messages'), 'export', 'json'], { DATABASE_URL: url })).toEqual({ status: 0, errors: '' })
  })

  it('prints errors and exits with status 1', async () => {
    await store()
    expect(await command(['show', '7'])).toEqual({ status: 1, stdout: '', stderr: 'There is no message 7. `npm run messages` lists them all.\n' })
  })

  it('prints no enquiries if npm has kept the name of the file', async () => {
    await store({ message: 'In confidence' })
    const kept = { npm_lifecycle_event: 'messages', npm_config_to: 'true' }
    const { status, stdout, stderr } = await command(['export', 'csv', 'enquiries.csv'], kept)
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('Put -- in front: npm run messages -- --to …')])
  })
})
