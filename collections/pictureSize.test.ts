import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { measurePicture, pictureSize } from './pictureSize'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
mkdirSync(join(root, 'public'))
writeFileSync(join(root, 'public/good.svg'), '<svg viewBox="0 0 40 30"/>')
writeFileSync(join(root, 'public/bad.svg'), '<svg/>')
afterAll(() => rmSync(root, { recursive: true }))

it('measures a picture of public/', () => {
  expect(pictureSize('/good.svg', root)).toEqual({ width: 40, height: 30 })
})

it.each(['/none.svg', 'https://else.test/good.svg', '/../public/good.svg'])('returns no size for %s', (address) => {
  expect(pictureSize(address, root)).toEqual({})
})

it('reports a file without readable size, with a remedy', () => {
  const found = 'public/bad.svg has no readable size'
  const remedy = 'Save it again as JPEG, PNG, WebP or AVIF; an SVG needs a viewBox, or width and height in pixels.'
  expect(measurePicture('/bad.svg', root)).toEqual({ found, remedy })
  expect(() => pictureSize('/bad.svg', root)).toThrow(`${found}. ${remedy}`)
})
