import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectComplaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkProject } from './checkProject'
import { readSite } from './readSite'

const file = 'i18n/words.d.ts'

it('generates the types of words, or reports them as outdated', async () => {
  const root = sampleProject({ [file]: '' })
  await checkProject(readSite(root, sampleLanguages), 'write')
  expect(readFileSync(join(root, file), 'utf8')).toContain("  art: typeof import('../locales/en/art.json')\n  blog: typeof")
  expect((await checkProject(readSite(root, sampleLanguages), 'require')).problems).toEqual([])
  expect(await projectComplaints({ [file]: '' }, 'require')).toContain(
    `  ${file}:1:1: does not name the files of locales/en, so words would have the wrong types`,
  )
})
