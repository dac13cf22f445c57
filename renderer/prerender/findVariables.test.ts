import { expect, it } from 'vitest'
import { findVariables } from './findVariables'

const own = (code: string) => ({ id: '/site/content/blog.ts', code })
const ofPackage = (code: string) => ({ id: '/site/node_modules/some-package/index.js', code })

it('finds those of the program and of its packages', () => {
  const modules = [
    own("process.env.SITE_URL + process.env['OTHER'] + process.env.NODE_ENV"),
    ofPackage('typeof process < "u" && process.env && (process.env.OF_PACKAGE || process.env.SITE_URL)'),
  ]
  expect(findVariables(modules)).toEqual(['OF_PACKAGE', 'OTHER', 'SITE_URL'])
})

it.each(['const { SITE_URL } = process.env;', 'process.env[name]', 'read(process.env)'])('refuses %s, of which nobody knows what it reads', (code) => {
  expect(() => findVariables([own(code)])).toThrow(/content\/blog\.ts: .*by literal names/)
})
