import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { getPolicy } from './policy'

it('allows exactly the inline texts it is given', () => {
  const hash = createHash('sha256').update('a{}').digest('base64')
  expect(getPolicy({ scripts: ['x()'], styles: ['a{}'] })).toContain(`style-src 'self' 'sha256-${hash}';`)
})

it('never allows inline code in general, nor another origin', () => {
  const policy = getPolicy({ scripts: ['x()'], styles: ['a{}'] })
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})
