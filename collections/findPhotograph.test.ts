import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFileIn } from '../testing/writeFileIn'
import { findPhotograph, listAllPhotographs, listBesideTexts } from './findPhotograph'

let root: string
const folder = 'content/blog/practice/a-post'
const beside = { path: `${folder}/desk.jpg`, name: 'practice.a-post.desk' }
const own = { path: 'content/images/office.jpg', name: 'office' }
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'find-'))
  const files = [
    beside.path,
    own.path,
    'content/images/desk.jpg',
    `${folder}/index.md`,
    `${folder}/IMG_1.HEIC`,
    `${folder}/.hidden.jpg`,
    'content/blog/practice/wall.png',
  ]
  for (const file of files) writeFileIn(root, file)
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['desk.jpg', beside],
  ['./desk.jpg', beside],
  [`/${folder}/desk.jpg`, beside],
  ['office.jpg', own],
  ['/content/images/office.jpg', own],
  ['../../../images/office.jpg', own],
  ['of%66ice.jpg', own],
  ['../wall.png', { path: 'content/blog/practice/wall.png', name: 'practice.wall' }],
])('finds %s', (image, found) => {
  expect(findPhotograph(image, folder, root)).toEqual(found)
})

it.each(['/office.jpg', 'https://else.test/office.jpg', 'IMG_1.HEIC', '../../../../../etc/office.jpg', '../../images/office.jpg', '%E0%A4%A', '#desk.jpg', ''])(
  'does not find %j',
  (image) => {
    expect(findPhotograph(image, folder, root)).toBeUndefined()
  },
)

it('lists valid photographs, and all picture files beside posts', () => {
  expect(listAllPhotographs(root).map(({ name }) => name)).toEqual(['desk', 'office', 'practice.a-post.desk', 'practice.wall'])
  expect(listBesideTexts(root)).toEqual([`${folder}/IMG_1.HEIC`, beside.path, 'content/blog/practice/wall.png'])
  expect(listAllPhotographs(join(root, 'none'))).toEqual([])
})

it('lists the pictures of a post that is a link to a folder', () => {
  symlinkSync('a-post', join(root, 'content/blog/practice/linked'))
  expect(listAllPhotographs(root).map(({ name }) => name)).toContain('practice.linked.desk')
})
