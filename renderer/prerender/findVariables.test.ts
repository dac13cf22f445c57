import { expect, it } from 'vitest'
import { findVariables } from './findVariables'

const ownModule = (code: string) => ({ id: '/site/content/blog.ts', code })
const packageModule = (code: string) => ({ id: '/site/node_modules/some-package/index.js', code })

it('finds the variables of our code and of packages', () => {
  const modules = [
    ownModule("process.env.SITE_URL + process.env['OTHER'] + process.env.NODE_ENV"),
    packageModule('typeof process < "u" && process.env && (process.env.OF_PACKAGE || process.env.SITE_URL)'),
  ]
  expect(findVariables(modules)).toEqual(['OF_PACKAGE', 'OTHER', 'SITE_URL'])
})

it.each(['const { SITE_URL } = process.env;', 'process.env[name]', 'read(process.env)'])('rejects %s, whose variable names are unknown', (code) => {
  expect(() => findVariables([ownModule(code)])).toThrow(/content\/blog\.ts: .*by literal names/)
})
