import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectComplaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkProject } from './checkProject'
import { readSite } from './readSite'

const file = 'i18n/words.d.ts'

it('generates the types of words, or reports them as outdated', async () => {
  const text = 'interface Words {\n  gone: string\n}\n\nconst x = {\n}\n'
  const root = sampleProject({ [file]: text })
  await checkProject(readSite(root, sampleLanguages), 'write')
  expect(readFileSync(join(root, file), 'utf8')).toMatch(
    /^interface Words \{\n {2}art: typeof import\('\.\.\/locales\/en\/art\.json'\)\n {2}blog: typeof.*\)\n\}\n\nconst x = \{\n\}\n$/s,
  )
  expect((await checkProject(readSite(root, sampleLanguages), 'require')).problems).toEqual([])
  expect(await projectComplaints({ [file]: text }, 'require')).toContain(
    `  ${file}:1:1: does not name the files of locales/en, so words would have the wrong types`,
  )
})
