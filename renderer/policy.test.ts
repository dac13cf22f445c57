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
  expect(policy).toMatch(/; trusted-types dompurify$/)
})

it('allows the origins that a page is given, for what they are given for, and no more', () => {
  const tracking = { scriptUrl: 'https://ads.test/a.js', pixelUrl: 'https://pixel.test/p.gif' }
  const policy = getPolicy({
    scripts: [],
    styles: [],
    backend: 'https://api.test/backend',
    frames: ['https://video.test/embed/1'],
    pictures: ['https://images.test'],
    tracking,
  })
  const directives = policy.split('; ')
  expect(directives).toContain('frame-src https://video.test')
  expect(directives).toContain("script-src 'self' https://ads.test")
  expect(directives).toContain("img-src 'self' data: https://api.test https://images.test https://ads.test https://pixel.test")
  expect(directives).toContain("connect-src 'self' https://api.test https://ads.test https://pixel.test")
  expect(directives).toContain("form-action 'self' https://api.test")
  expect(directives).toContain('trusted-types dompurify tracking')
  expect(getPolicy({ scripts: [], styles: [] })).toContain("frame-src 'none'")
})

it('allows a setup for measuring by its text alone', () => {
  const setup = "window._paq = [['setSiteId', '1']]"
  const hash = createHash('sha256').update(setup).digest('base64')
  const directives = getPolicy({ scripts: [], styles: [], tracking: { scriptUrl: 'https://ads.test/a.js', setup } }).split('; ')
  expect(directives).toContain(`script-src 'self' 'sha256-${hash}' https://ads.test`)
  expect(directives).toContain("img-src 'self' data: https://ads.test")
})
