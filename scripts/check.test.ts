import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleSite } from './check/sampleSite'

/** The command as a person runs it. */
function check(root: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), [resolve('scripts/check.ts'), ...options], { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('npm run check', { timeout: 60_000 }, () => {
  it('says in a line that all is well, and lists what is still a sample', () => {
    expect(check(sampleSite())).toEqual({
      status: 0,
      stdout: [
        'No problems: 14 files of content, 12 of words in 3 languages, 2 blog posts.',
        'To be replaced or confirmed before launch (`npm run check -- --launch` fails on them):',
        '  content/company.json: phone',
        '  content/site.json: tracking.pixelUrl, the texts of projects',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it('fails with every problem', () => {
    const { status, stderr } = check(sampleSite({ 'locales/de/blog.json': null, 'content/projects.json': ['"erp"', '"epr"'] }))
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      '  content/projects.json:10:14 1.image: there is no picture “epr”; did you mean “erp”?',
      '      Use a name of components/art/catalogue.ts, or draw the picture there.',
      '  locales/de/blog.json:1:1: the file is missing',
      '      Copy locales/en/blog.json here and translate it.',
      '2 problems.',
      '',
    ])
  })

  it('fails on samples before launch', () => {
    const { status, stdout, stderr } = check(sampleSite({ 'content/company.json': ['"phone"\n', '\n'] }), '--launch')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n')).toEqual([
      '  content/site.json:8:17 tracking.pixelUrl: still holds a sample value',
      '      Write the real value, then take "tracking.pixelUrl" off "placeholders" in this file.',
      '  content/site.json:14:5 unconfirmedTexts.0: locales/*/projects.json holds sample texts that the company has not confirmed',
      '      Have them confirmed or replaced, then take "projects" off this list.',
      '2 problems.',
      '',
    ])
  })

  it('does not take a misspelt option for none', () => {
    expect(check(sampleSite(), '--lanuch').status).not.toBe(0)
  })
})
