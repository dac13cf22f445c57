import { describe, expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const meta = { title: 'A title about something', description: 'A description that is long enough to be shown. '.repeat(2), keywords: 'k' }

/** An entry of each collection, the words it needs, and their place. */
const entries: [collection: string, entry: object, words: { file: string; path: string[]; value: unknown }][] = [
  ['services', { id: 1, category: 'ai', image: 'erp' }, { file: 'services', path: ['cards', 'ai'], value: { heading: 'h', paragraph: 'p' } }],
  [
    'services',
    { id: 1, category: 'ai', image: 'erp' },
    { file: 'services', path: ['details', 'ai'], value: { meta, heading: 'h', paragraphs: ['p'], process: 'p' } },
  ],
  [
    'offerings',
    { id: 1, category: 'mvp', image: 'erp' },
    { file: 'offerings', path: ['mvp'], value: { meta, h1: 'h', title: 't', text: 't', para: 'p', card: 'c' } },
  ],
  ['sectors', { category: 'education', image: 'erp' }, { file: 'sectors', path: ['education'], value: { meta, heading: 'h', text: 't', overview: 'o' } }],
  ['methodology', { key: 'testing', image: 'erp' }, { file: 'services', path: ['methodology', 'items', 'testing'], value: { title: 't', text: 't' } }],
  [
    'openings',
    { key: 'designer', image: 'erp' },
    {
      file: 'careers',
      path: ['openings', 'designer'],
      value: { meta, title: 't', keySkills: 'k', location: 'l', experience: 'e', text: 't', tasks: ['t'] },
    },
  ],
  ['techStack', { key: 'web', image: 'erp' }, { file: 'techStack', path: ['web'], value: { title: 't', items: ['i'] } }],
  ['statistics', { key: 'client', value: 75 }, { file: 'home', path: ['statistics', 'client'], value: 'Clients' }],
  ['testimonials', { id: 1, image: 'erp' }, { file: 'testimonial', path: ['items', '1'], value: { quote: 'q', name: 'n' } }],
]

describe.each(entries)('%s', (collection, entry, { file, path, value }) => {
  const key = path.join('.')
  const name = path.at(-1)
  const given = { [`content/${collection}.json`]: JSON.stringify([entry]) }
  const about = (lines: string[]) => lines.filter((line) => line.includes(` ${key}`) && !line.includes('locales/ja') && !line.includes('locales/de'))

  it(`reports missing words at ${key}`, () => {
    expect(complaints(given)).toContainEqual(
      expect.stringMatching(new RegExp(`^ {6}Add ${key}(, with [\\w., ]+,)? to locales/en/${file}.json and to the same file of every other language.$`)),
    )
  })

  it(`reports words without entry at ${key}`, () => {
    const [line] = about(complaints({ [`locales/en/${file}.json`]: nested(path, value) }))
    expect(line).toMatch(new RegExp(`locales/en/${file}.json:\\d+:\\d+ ${key}: unused: content/${collection}.json has no entry with \\w+ ${name}$`))
  })

  it(`accepts the words at ${key}`, () => {
    expect(about(complaints({ ...given, [`locales/en/${file}.json`]: nested(path, value) }))).toEqual([])
  })
})

it.each(entries.filter(([, , { value }]) => typeof value === 'object'))(
  'reports missing parts of the words of %s',
  (collection, entry, { file, path, value }) => {
    const key = path.join('.')
    const lines = complaints({ [`content/${collection}.json`]: JSON.stringify([entry]), [`locales/en/${file}.json`]: nested(path, {}) })
    const parts = Object.keys(value as object).flatMap((part) => (part === 'meta' ? ['meta.title', 'meta.description', 'meta.keywords'] : part))
    const found = lines.filter((line) => line.startsWith(`  locales/en/${file}.json`) && line.includes(` ${key}.`))
    expect(found.map((line) => line.replace(/^.*\.json:\d+:\d+ /, ''))).toEqual(parts.map((part) => `${key}.${part}: is missing`))
  },
)

it('reports a project without words, and words without project', () => {
  expect(complaints({ 'content/projects.json': ['"id": 2', '"id": 3'] })).toEqual([
    '  content/projects.json:8:11 1.id: locales/en/projects.json has no words for it at 3',
    '      Add 3, with meta.title, meta.description, meta.keywords, heading, paragraph, more, outcome, to locales/en/projects.json and to the same file of every other language.',
    '  locales/en/projects.json:13:3 2: unused: content/projects.json has no entry with id 2',
    '      Add that entry, or remove these words in every language.',
  ])
})

it('wants no words to be removed because the name of their entry is misspelt, or the list of entries is none', () => {
  const tile = { item: 'electoin', image: 'election', href: '/services', platform: 'mobile' }
  const told = complaints({ 'content/productTiles.json': JSON.stringify(Array.from({ length: 6 }, () => tile)) })
  expect(told[0]).toContain('did you mean “election”?')
  expect(told.filter((line) => line.includes('unused'))).toEqual([])
  expect(complaints({ 'content/productTiles.json': '{}\n' })).toEqual(['  content/productTiles.json:1:1: {} is not a list', '      Write a list: [ … ].'])
})

it('reports a tile without words', () => {
  expect(complaints({ 'content/productTiles.json': ['"item": "election"', '"item": "elections"'] })).toEqual([
    '  content/productTiles.json:3:13 0.item: locales/en/products.json has no words for it at items.elections',
    '      Add items.elections, with heading, subtitle, to locales/en/products.json and to the same file of every other language.',
  ])
})

it('reports a slide without words', () => {
  expect(complaints({ 'locales/en/home.json': [',\n      {\n        "title": "4"\n      }', ''] }).slice(-4)).toContain(
    '  locales/en/home.json:3:15 hero.slides: has 3 slides, content/heroSlides.json has 4',
  )
})

it('reports slides that are no list', () => {
  expect(complaints({ 'locales/en/home.json': nested(['hero', 'slides'], 'Four') }).join()).toContain(
    'hero.slides: has 0 slides, content/heroSlides.json has 4',
  )
})

/** A value at a path of an otherwise complete file of words. */
function nested(path: string[], value: unknown): string {
  const [first = '', ...rest] = path
  const inner = rest.length > 0 ? JSON.parse(nested(rest, value)) : value
  return JSON.stringify({ [first]: inner })
}

it('reports a sector that shows the project of another', () => {
  const sector = (project: number) => complaints({ 'content/sectors.json': JSON.stringify([{ category: 'healthcare', image: 'erp', project }]) })
  const about = (lines: string[]) => lines.filter((line) => line.includes('in the sector'))
  expect(about(sector(1)).length + about(sector(2)).length).toBe(1)
  expect(about(sector(7))).toEqual([expect.stringContaining('project: content/projects.json has no project 7 in the sector healthcare')])
})

it('reports a project whose sector is not in the list', () => {
  const lines = complaints({ 'content/sectors.json': JSON.stringify([{ category: 'healthcare', image: 'erp' }]) })
  expect(lines.filter((line) => line.includes('sectors.json has no sector'))).toEqual([
    expect.stringMatching(/^ *content\/projects\.json:\d+:\d+ \d\.category: content\/sectors\.json has no sector education$/),
  ])
})

it('reports a project whose service is not in the list, with the one that was meant', () => {
  const project = (service?: string) =>
    complaints({
      'content/services.json': JSON.stringify([{ id: 1, category: 'chatbots', image: 'erp' }]),
      'content/projects.json': JSON.stringify([{ id: 1, category: 'education', service, image: 'erp' }]),
    }).filter((line) => line.includes('services.json has no service'))
  expect([...project(), ...project('chatbots')]).toEqual([])
  expect(project('chatbot')).toEqual([expect.stringContaining('0.service: content/services.json has no service chatbot; did you mean “chatbots”?')])
})

it('reports a testimonial whose project is not in the list', () => {
  const testimonial = (project?: number) =>
    complaints({
      'content/projects.json': JSON.stringify([{ id: 3, category: 'education', image: 'erp' }]),
      'content/testimonials.json': JSON.stringify([{ id: 1, image: 'media', project }]),
    }).filter((line) => line.includes('testimonials.json') && line.includes('has no project'))
  expect([...testimonial(), ...testimonial(3)]).toEqual([])
  expect(testimonial(4)).toEqual([expect.stringContaining('0.project: content/projects.json has no project 4')])
})

it('takes an entry without sector for none that shows the project of another', () => {
  const lines = complaints({ 'content/sectors.json': JSON.stringify([{ categori: 'healthcare', image: 'erp', project: 1 }]) })
  expect(lines.filter((line) => line.includes('in the sector'))).toEqual([])
})
