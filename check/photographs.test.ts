import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'
import { checkPhotographs } from './photographs'

/** Replaces the picture of the second project, and of the second post. */
const inProject = (image: string) => ({ 'content/projects.json': ['"erp"', `"${image}"`] as const })
const inPost = (image: string) => ({ 'content/blog/practice/second-post/index.md': ['image: blog-ai', `image: ${image}`] as const })
const words = Object.fromEntries(['en', 'ja', 'de'].map((language) => [`locales/${language}/art.json`, ['"erp"', '"office": "A desk",\n  "erp"'] as const]))
const project = '  content/projects.json:10:14 1.image:'
const post = '  content/blog/practice/second-post/index.md:5:8 image:'

let photograph: Buffer
beforeAll(async () => {
  photograph = await picture(1600, 1200).jpeg().toBuffer()
})

it('accepts a photograph instead of a drawing', () => {
  expect(complaints({ ...inProject('office.jpg'), ...words, 'content/images/office.jpg': photograph })).toEqual([])
})

it('needs no words in art.json if the blog has its own', () => {
  expect(complaints({ ...inPost('office.jpg'), 'content/images/office.jpg': photograph })).toEqual([])
})

it('reports a photograph without words in any language', () => {
  const complaint = (language: string) => [
    `  locales/${language}/art.json:1:1 office: is missing: content/projects.json:10 shows this picture`,
    '      Describe the picture in a few words.',
  ]
  expect(complaints({ ...inProject('office.jpg'), 'content/images/office.jpg': photograph })).toEqual(['de', 'en', 'ja'].flatMap(complaint))
})

it('reports the name of the file in place of words', () => {
  const remedy = '      Write what it shows, such as “Two people at a whiteboard”.'
  const named = (name: string) => `“${name}” is the name of the picture’s file, which tells nobody what it shows`
  const german = { 'locales/de/art.json': ['"erp"', '"office": "office.jpg",\n  "erp"'] as const }
  expect(complaints({ ...inProject('office.jpg'), ...words, ...german, 'content/images/office.jpg': photograph })).toEqual([
    `  locales/de/art.json:3:13 office: ${named('office.jpg')}`,
    remedy,
  ])
  const written = (alt: string) => ({
    'content/blog/practice/second-post/index.md': ['image: blog-ai\nalt: Sparks', `image: IMG_1234.jpg\nalt: ${alt}`] as const,
  })
  expect(complaints({ ...written('IMG_1234'), 'content/images/IMG_1234.jpg': photograph })).toEqual([
    `  content/blog/practice/second-post/index.md:6:6 alt: ${named('IMG_1234')}`,
    remedy,
  ])
})

it('reports a photograph without words in one language', () => {
  const { 'locales/ja/art.json': _, ...others } = words
  expect(complaints({ ...inProject('office.jpg'), ...others, 'content/images/office.jpg': photograph })[0]).toBe('  locales/ja/art.json:1:1 office: is missing')
})

it.each([
  ['ofice.jpg', 'office.jpg'],
  ['office.png', 'office.jpg'],
  ['Office.JPG', 'office.jpg'],
])('reports %s if the file is %s, and not that the file is to be removed', (named, file) => {
  expect(complaints({ ...inProject(named), ...words, [`content/images/${file}`]: photograph })).toEqual([
    `${project} there is no content/images/${named}; did you mean “${file}”?`,
    '      Put the photograph into content/images, or correct the name.',
  ])
})

it('reports each name once, and no file as unused, if all photographs have another extension than is written', () => {
  const place = () => ({ file: 'content/projects.json', line: 1, column: 1, key: '' })
  const names = Array.from({ length: 20 }, (_, index) => `team-photo-${index}`)
  const uses = names.map((name) => ({ image: `${name}.jpg`, paths: [`content/images/${name}.jpg`], isDescribed: false, place }))
  const found = checkPhotographs(
    '.',
    uses,
    names.map((name) => `content/images/${name}.webp`),
  )
  expect(found.map(({ file }) => file)).toEqual(names.map(() => 'content/projects.json'))
})

it('reports a missing photograph in the blog', () => {
  expect(complaints(inPost('office.jpg'))).toEqual([
    `${post} there is no photograph office.jpg beside the text, nor in content/images`,
    '      Put it there, or correct the name.',
  ])
})

it.each(['content/images', 'content/blog/practice/second-post'])('reports once that a photograph of %s is named without extension', (folder) => {
  expect(complaints({ ...inPost('office'), [`${folder}/office.jpg`]: photograph })).toEqual([
    `${post} there is no picture “office”; did you mean “office.jpg”?`,
    '      Write “office.jpg”, or draw the picture in art/.',
  ])
})

it('wants no photograph in a folder, and no description of one in use, to be removed', () => {
  expect(complaints({ ...inProject('office.jpg'), ...words, 'content/images/team/office.jpg': photograph })).toEqual([
    '  content/images/team:1:1: a folder, which is not read',
    '      Move the photographs in it to content/images, and remove it.',
    `${project} there is no content/images/office.jpg`,
    '      Put the photograph into content/images, or correct the name.',
  ])
})

it('reports a file of another type, or with an invalid name', () => {
  const remedy = '      Name it with the letters a to z, digits, - and _, and with one of the endings .jpg, .jpeg, .png and .webp, which tell its type.'
  for (const [file, how] of [
    ['büro.jpg', remedy],
    ['office.tiff', '      Save it as JPEG, PNG or WebP; renaming it does not change its type.'],
    ['office.avif', '      Save it as JPEG, PNG or WebP; renaming it does not change its type.'],
    ['office.gif', '      Save it as PNG, without animation; renaming it does not change its type.'],
    ['IMG_1.HEIC', '      Export it as JPEG from the program that shows your photographs; renaming it does not change its type.'],
  ] as const) {
    expect(complaints({ ...inPost(file), [`content/images/${file}`]: photograph })).toEqual([
      `${post} content/images/${file} cannot be shown by this name`,
      how,
    ])
  }
  expect(complaints({ ...inPost('my office.jpg'), 'content/images/my office.jpg': photograph })[0]).toBe(
    `${post} content/images/my office.jpg cannot be shown by this name`,
  )
  expect(complaints(inPost('../../offi ce.jpg'))[1]).toBe(remedy)
  expect(complaints({ ...inProject('my office.jpg'), 'content/images/my office.jpg': photograph })).toEqual([
    `${project} “my office.jpg” does not fit`,
    '      It must have letters from a to z, digits, - and _ only, as in office.jpg: rename the file as well.',
  ])
})

it('reports the whole name of a copy, as file managers call it', () => {
  const file = 'content/blog/practice/second-post/desk (1).jpg'
  expect(complaints({ 'content/blog/practice/second-post/index.md': ['Text.', '![A desk](desk (1).jpg)'], [file]: photograph })[0]).toContain(
    `${file} cannot be shown by this name`,
  )
})

it('reports a path instead of a name', () => {
  const path = 'content/images/office.jpg'
  const file = { [path]: photograph }
  expect(complaints({ ...inPost(path), ...file })).toEqual([
    `${post} “${path}” is a path; photographs are given by their file name`,
    '      Write “office.jpg”.',
  ])
  expect(complaints({ ...inProject(path), ...words, ...file })).toEqual([`${project} “${path}” does not fit`, '      It must be the name alone, office.jpg.'])
})

it('reports a small photograph once, at its first use', async () => {
  const small = await picture(1100, 800).png().toBuffer()
  expect(complaints({ ...inProject('office.png'), ...inPost('office.png'), ...words, 'content/images/office.png': small })).toEqual([
    `${project} content/images/office.png is 1100 × 800 px, and 1200 × 600 px is the minimum`,
    '      Use a larger original; an enlarged one stays blurred.',
  ])
})

it('reports a photograph that is too large', async () => {
  const large = await picture(8000, 5200).png().toBuffer()
  expect(complaints({ ...inPost('office.png'), 'content/images/office.png': large })).toEqual([
    `${post} content/images/office.png is 8000 × 5200 px, and 40 megapixels is the maximum`,
    '      Make it smaller; nothing wider than 2400 px is ever shown.',
  ])
})

it('reports a truncated photograph, and a text file named like one', () => {
  expect(complaints({ ...inPost('office.jpg'), 'content/images/office.jpg': photograph.subarray(0, -200) })).toEqual([
    `${post} content/images/office.jpg breaks off: its end is missing`,
    '      Copy it again from its source.',
  ])
  expect(complaints({ ...inPost('office.jpg'), 'content/images/office.jpg': readFileSync('package.json') })).toEqual([
    `${post} content/images/office.jpg is not a JPEG, PNG or WebP`,
    '      Save it as JPEG, PNG or WebP; renaming it does not change its type.',
  ])
})

it('reports equal names of two photographs, or of a photograph and a drawing', () => {
  const twins = { 'content/images/office.jpg': photograph, 'content/images/Office.jpeg': photograph }
  expect(complaints({ ...inPost('office.jpg'), ...twins })).toContain(
    `${post} content/images/office.jpg differs from content/images/Office.jpeg only by its extension`,
  )
  expect(complaints({ ...inPost('erp.jpg'), 'content/images/erp.jpg': photograph })).toEqual([
    `${post} content/images/erp.jpg has the name of a drawing, whose words in art.json it would share`,
    '      Give the photograph another name.',
  ])
})

describe('inside the text of a post', () => {
  const folder = 'content/blog/practice/second-post'
  const text = (markdown: string) => ({ [`${folder}/index.md`]: ['Text.', `Text.\n\n${markdown}`] as const })
  const place = `  ${folder}/index.md:12:`

  it('accepts a photograph beside it, or in content/images', () => {
    expect(complaints({ ...text('![A desk](desk.jpg)'), [`${folder}/desk.jpg`]: photograph })).toEqual([])
    expect(complaints({ ...text('![A desk](/content/images/desk.jpg)'), 'content/images/desk.jpg': photograph })).toEqual([])
  })

  it('accepts a smaller photograph than elsewhere, unless it is also shown elsewhere', async () => {
    const screen = await picture(600, 1100).png().toBuffer()
    expect(complaints({ ...text('![A screen](screen.png)'), [`${folder}/screen.png`]: screen })).toEqual([])
    expect(complaints({ [`${folder}/screen.png`]: screen, ...inPost('screen.png') })[0]).toContain(
      'screen.png is 600 × 1100 px, and 1200 × 600 px is the minimum',
    )
    const icon = await picture(64, 64).png().toBuffer()
    expect(complaints({ ...text('![A screen](screen.png)'), [`${folder}/screen.png`]: icon })).toEqual([
      `${place}13: ${folder}/screen.png is 64 × 64 px, and 480 × 160 px is the minimum`,
      '      Use a larger original; an enlarged one stays blurred.',
    ])
  })

  it.each([
    ['/content/images/dsk.jpg', 'there is no photograph dsk.jpg in content/images', 'Put the photograph into content/images, or correct the name.'],
    ['my desk.jpg', 'there is no content/images/my desk.jpg', 'Name it with'],
    ['plan.svg', 'there is no content/images/plan.svg', 'Put it into public/, and write “/plan.svg”'],
  ])('reports %s with its position', (name, found, remedy) => {
    const [unused, how, said, what, ...others] = complaints({ ...text(`![A desk](${name})`), [`${folder}/desk.jpg`]: photograph })
    expect([unused, how]).toEqual([`  ${folder}/desk.jpg:1:1: this file is not used`, '      Name it as an image in the content, or remove it.'])
    expect(said).toContain(`${place}11: `)
    expect(said).toContain(found)
    expect(what).toContain(remedy)
    expect(others).toEqual([])
  })

  it('reports a misspelt name once', () => {
    expect(complaints({ ...text('![A desk](dsek.jpg)'), [`${folder}/desk.jpg`]: photograph })).toEqual([
      `${place}11: there is no photograph dsek.jpg beside the text, nor in content/images; did you mean “desk.jpg”?`,
      '      Put it there, or correct the name.',
    ])
  })

  it('reports HEIC, truncated and GIF files', async () => {
    const film = await picture(600, 300).gif().toBuffer()
    for (const [file, bytes, found, remedy] of [
      ['IMG_1.HEIC', photograph, 'cannot be shown by this name', 'Export it as JPEG'],
      ['cut.jpg', photograph.subarray(0, -200), 'breaks off: its end is missing', 'Copy it again'],
      ['film.gif', film, 'cannot be shown by this name', 'Save it as PNG'],
      ['film.png', film, 'is not a JPEG, PNG or WebP but GIF', 'Save it as PNG'],
    ] as const) {
      const [said, how] = complaints({ ...text(`![A desk](${file})`), [`${folder}/${file}`]: bytes })
      expect(said).toBe(`${place}11: ${folder}/${file} ${found}`)
      expect(how).toContain(remedy)
    }
  })

  it('reports a photograph without words', () => {
    expect(complaints({ ...text('![](desk.jpg)'), [`${folder}/desk.jpg`]: photograph })[0]).toContain(
      `${place}1 text: a picture without a description for visitors who do not see it`,
    )
  })

  it('reports the name of the file in place of words, with and without its ending', () => {
    for (const name of ['IMG_1234', 'IMG_1234.jpg'])
      expect(complaints({ ...text(`![${name}](IMG_1234.jpg)`), [`${folder}/IMG_1234.jpg`]: photograph })).toEqual(
        expect.arrayContaining([`${place}1 text: “${name}” is the name of the picture’s file, which tells nobody what it shows`]),
      )
    expect(complaints({ ...text('![Desk](Desk.jpg)'), [`${folder}/Desk.jpg`]: photograph })).toEqual([])
  })

  it.each(['image', 'Bild', '写真'])('reports “%s” in place of what it shows', (word) => {
    expect(complaints({ ...text(`![${word}](Desk.jpg)`), [`${folder}/Desk.jpg`]: photograph })).toEqual(
      expect.arrayContaining([`${place}1 text: “${word}” tells nobody what the picture shows`]),
    )
  })

  it.each(['Image of a desk', 'Ein Bild von einem Tisch', '机の画像です'])('reports “%s”, which says first that it is a picture', (words) => {
    expect(complaints({ ...text(`![${words}](Desk.jpg)`), [`${folder}/Desk.jpg`]: photograph })).toEqual(
      expect.arrayContaining([`${place}1 text: “${words}” says that it is a picture, as screen readers do by themselves`]),
    )
  })
})

it('a translation inherits the picture of the original', () => {
  const translation = 'content/blog/practice/first-post/index.ja.md'
  expect(complaints({ [translation]: ['image: blog-ai\n', ''] })).toEqual([])
  expect(complaints({ [translation]: ['image: blog-ai', 'image: none'] })[0]).toContain(`${translation}:5:8 image: there is no picture “none”`)
})

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#667' } })
}
