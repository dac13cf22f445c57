import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMessageTable } from '../server/contact/messageTable'
import { openDatabase } from '../server/database/database'

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
  for (const { isSpam = false, ...some } of submissions) await table.store({ fields: { ...fields, ...some }, isSpam, locale: 'ja', client: 'a' })
  database.close()
}

/** The command as a person runs it. */
async function run(...options: string[]) {
  const environment = { ...process.env, DATABASE_URL: url }
  try {
    return { status: 0, ...(await promisify(execFile)(resolve('node_modules/.bin/tsx'), [resolve('scripts/messages.ts'), ...options], { env: environment })) }
  } catch (error) {
    const { code: status, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { status, stdout, stderr }
  }
}

describe('npm run messages', () => {
  it('lists what came in, newest first', async () => {
    await store({ fname: 'Ada', email: 'ada@example.org', message: `An engine,\nplease. ${'x'.repeat(99)}` }, { message: 'buy', isSpam: true }, {})
    const { stdout } = await run()
    expect(stdout.split('\n')).toEqual([
      '    3  2026-01-02 03:04  (empty)',
      '    2  2026-01-02 03:04  buy  [spam?, not mailed]',
      `    1  2026-01-02 03:04  Ada, ada@example.org: An engine, please. ${'x'.repeat(18)}…  [not mailed]`,
      '3 messages, 2 not mailed.',
      '',
    ])
  })

  it('shows one whole, without what a terminal would obey', async () => {
    await store({ fname: 'A\u001b[31mda', message: 'one\n\ntwo\u001b]0;x\u0007' })
    const { stdout } = await run('show', '1')
    expect(stdout).toContain('fname:     A�[31mda\n')
    expect(stdout).toContain('language:  ja\n')
    expect(stdout).toContain('\none\n\ntwo�]0;x�\n')
    expect(stdout).not.toContain('\u001b')
  })

  it('exports JSON', async () => {
    await store({ lname: '山田', message: 'a\n"b"' }, { contact: '+49 1', isSpam: true })
    const exported = JSON.parse((await run('export', 'json')).stdout)
    expect(exported).toEqual([
      { id: 1, received: '2026-01-02T03:04:05.000Z', language: 'ja', ...fields, lname: '山田', message: 'a\n"b"', spam: false, mail: 'waiting', mailError: '' },
      { id: 2, received: '2026-01-02T03:04:05.000Z', language: 'ja', ...fields, contact: '+49 1', spam: true, mail: 'waiting', mailError: '' },
    ])
  })

  it('exports CSV to a file that a spreadsheet reads and does not run', async () => {
    await store({ fname: '=HYPERLINK("https://evil.test")', contact: '+49 (1) 2-3', message: 'a,\n"b"', email: '-2+cmd|x' })
    const file = join(folder, 'out.csv')
    expect((await run('export', 'csv', '--to', file)).stdout).toBe(`${file}: 1 messages.\n`)
    expect(readFileSync(file, 'utf8')).toBe(
      '\uFEFFid,received,language,fname,lname,email,contact,service,message,spam,mail,mailError\r\n' +
        `1,2026-01-02T03:04:05.000Z,ja,"'=HYPERLINK(""https://evil.test"")",,'-2+cmd|x,+49 (1) 2-3,servcice,"a,\n""b""",false,waiting,\r\n`,
    )
  })

  it.each([
    [['show', '7'], 'no message 7'],
    [['show'], 'npm run messages -- show'],
    [['delete', '1'], 'npm run messages'],
    [['--all'], '--all'],
  ])('refuses %j', async (options, reason) => {
    const { status, stderr } = await run(...options)
    expect(status).toBe(1)
    expect(stderr).toContain(reason)
  })

  it('says that there is nothing', async () => {
    expect((await run()).stdout).toBe('No messages yet.\n')
  })
})
