import { expect, it } from 'vitest'
import { z } from 'zod'
import { explainIssues } from './explainIssues'
import { schemas } from './schemas'

const projectKeys = Object.keys(schemas.projects.element.shape).join(', ')
const project = { id: 1, category: 'education', image: 'erp' }
const tile = { item: 'election', image: 'election', href: '/services', platform: 'web' }
const { company } = schemas
const facts = {
  name: 'Sample',
  legalName: 'Sample Ltd.',
  founded: 2005,
  address: ['Pune'],
  country: 'IN',
  phone: '+91 20 0000 0000',
  email: 'hello@example.com',
  careersEmail: 'careers@example.com',
  profileUrl: 'https://example.com',
  placeholders: [],
}

function explained(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return error
    ? explainIssues(error, schema, value, (key, kind) => `Add "${key}", ${kind}, here.`).map(
        ({ path, found, remedy }) => `${path.join('.')}: ${found} | ${remedy}`,
      )
    : []
}

it('reports nothing for valid data', () => {
  expect(explained(schemas.projects, [project])).toEqual([])
  expect(explained(company, facts)).toEqual([])
})

it.each<[string, z.ZodType, unknown, string]>([
  ['a missing text', schemas.projects, [{ ...project, image: undefined }], '0.image: is missing | Add "image", a text, here.'],
  ['a missing number', schemas.projects, [{ ...project, id: undefined }], '0.id: is missing | Add "id", a number, here.'],
  [
    'a missing choice',
    schemas.projects,
    [{ ...project, category: undefined }],
    '0.category: is missing | Add "category", one of media-entertainment, healthcare, utility-solution, manufacturing, education, here.',
  ],
  [
    'a missing time',
    company,
    { ...facts, contactHours: { to: '18:00', timeZone: 'Asia/Kolkata' } },
    'contactHours.from: is missing | Add "from", a time such as 09:30, here.',
  ],
  ['a missing list', company, { ...facts, placeholders: undefined }, 'placeholders: is missing | Add "placeholders", a list, here.'],
  [
    'a misspelt key, once',
    schemas.projects,
    [{ id: 1, category: 'education', imgae: 'erp' }],
    '0.imgae: unknown key; did you mean “image”? | Rename it to “image”, or remove it.',
  ],
  ['an unknown key', schemas.projects, [{ ...project, colour: 'red' }], `0.colour: unknown key | Remove it. Known here: ${projectKeys}.`],
  [
    'an unknown key similar to an existing one',
    schemas.projects,
    [{ ...project, imagee: 'erp' }],
    `0.imagee: unknown key | Remove it. Known here: ${projectKeys}.`,
  ],
  [
    'an optional key',
    schemas.services,
    [{ id: 1, category: 'x', image: 'erp', lnik: '/' }],
    '0.lnik: unknown key; did you mean “link”? | Rename it to “link”, or remove it.',
  ],
  [
    'a misspelt choice',
    schemas.projects,
    [{ ...project, category: 'helthcare' }],
    '0.category: “helthcare” is none of the choices; did you mean “healthcare”? | Write “healthcare”. There are: media-entertainment, healthcare, utility-solution, manufacturing, education.',
  ],
  [
    'an unknown choice',
    schemas.projects,
    [{ ...project, category: 'sports' }],
    '0.category: “sports” is none of the choices | Use one of: media-entertainment, healthcare, utility-solution, manufacturing, education.',
  ],
  ['a number in quotes', schemas.projects, [{ ...project, id: '1' }], '0.id: “1” is not a number | Write a number, without quotes.'],
  ['a fraction', schemas.projects, [{ ...project, id: 1.5 }], '0.id: 1.5 is not a whole number | Write a whole number, without quotes.'],
  ['a number that is too small', schemas.projects, [{ ...project, id: 0 }], '0.id: 0 is too small | Write a number above 0.'],
  ['a number for a text', company, { ...facts, phone: 91 }, 'phone: 91 is not a text | Put it into quotes.'],
  ['null for a text', company, { ...facts, phone: null }, 'phone: is empty | Write a text.'],
  ['a year of three digits', company, { ...facts, founded: 205 }, 'founded: 205 is too small | Write a number of at least 1000.'],
  ['null for a number', company, { ...facts, founded: null }, 'founded: is empty | Write a number.'],
  ['a list for a text', company, { ...facts, phone: ['+91', '+92'] }, 'phone: ["+91","+92"] is not a text | Write them in one line, separated by commas.'],
  ['a text for a list', company, { ...facts, address: 'Pune' }, 'address: “Pune” is not a list | Write a list: [ … ].'],
  ['a list for an object', company, [], ': [] is not an object | Write keys and values in braces: { … }.'],
  ['an empty text', company, { ...facts, name: '' }, 'name: is empty | Write the text.'],
  ['an empty list', company, { ...facts, address: [] }, 'address: has 0 entries | Give it at least 1.'],
  ['a list of the wrong length', schemas.productTiles, [tile], ': has 1 entry | Give it exactly 6.'],
  ['an unknown country', company, { ...facts, country: 'XX' }, 'country: “XX” does not fit | It must be a country’s code in capitals, such as IN.'],
  ['a country of three letters', company, { ...facts, country: 'IND' }, 'country: “IND” does not fit | It must be a country’s code in capitals, such as IN.'],
  ['a text of the wrong length', z.strictObject({ code: z.string().length(2) }), { code: 'IND' }, 'code: “IND” has 3 letters | Write exactly 2.'],
  ['an invalid e-mail address', company, { ...facts, email: 'hello' }, 'email: “hello” does not fit | Write an address such as hello@example.com.'],
  [
    'an invalid address',
    company,
    { ...facts, profileUrl: 'example.com' },
    'profileUrl: “example.com” does not fit | It must be a complete address, such as https://example.com/page.',
  ],
  ...['https://www.example.com/x', 'https://www.example.com?x', 'ftp://example.com', 'example.com', 'https://exa%mple.com'].map(
    (origin): [string, z.ZodType, unknown, string] => [
      `an invalid origin, ${origin}`,
      schemas.site.pick({ origin: true }),
      { origin },
      `origin: “${origin}” does not fit | It must be an origin such as https://www.example.com, without a path.`,
    ],
  ),
  [
    'a key of the wrong form',
    schemas.site.pick({ tracking: true }),
    { tracking: { enabled: true, scriptUrl: 'https://example.com/x.js', attributes: { domain: 'example.com' } } },
    'tracking.attributes.domain: the key “domain” does not fit | It must begin with data-, such as data-domain.',
  ],
  [
    'a path with a host',
    schemas.services,
    [{ id: 1, category: 'x', image: 'erp', link: 'https://www.example.com/work' }],
    '0.link: “https://www.example.com/work” does not fit | Write the path of a page of this site alone: “/work”. Other sites cannot be linked here.',
  ],
  ['an invalid path', schemas.services, [{ id: 1, category: 'x', image: 'erp', link: 'services' }], '0.link: “services” does not fit | Start it with “/”.'],
  [
    'an invalid slug',
    schemas.services,
    [{ id: 1, category: 'Data science', image: 'erp' }],
    '0.category: “Data science” does not fit | It must be a slug: letters, digits and single hyphens.',
  ],
  [
    'an invalid picture name',
    schemas.projects,
    [{ ...project, image: 'my photo.jpg' }],
    '0.image: “my photo.jpg” does not fit | It must have letters from a to z, digits, - and _ only, as in office.jpg: rename the file as well.',
  ],
  [
    'a picture of another type',
    schemas.projects,
    [{ ...project, image: 'photo.gif' }],
    '0.image: “photo.gif” does not fit | It must be a JPEG, PNG or WebP, such as office.jpg: export it as one, because renaming does not change its type.',
  ],
  [
    'a draft in quotes',
    schemas.projects,
    [{ ...project, draft: 'true' }],
    '0.draft: “true” does not fit | It must be true without quotes, or a list of languages such as ["ja"].',
  ],
  [
    'a draft in quotes, in front matter',
    z.object({ draft: z.boolean() }),
    { draft: 'true' },
    'draft: “true” is not true or false | Write true or false, without quotes.',
  ],
  ...['+91 20 0000 0000 (ext. 12)', '020 0000 0000', '+91 20', '+91 20 0000 0000, +91 20 0000 0001'].map((phone): [string, z.ZodType, unknown, string] => [
    `an invalid phone number, ${phone}`,
    company,
    { ...facts, phone },
    `phone: “${phone}” does not fit | It must be one number in international format, such as +91 20 1234 5678.`,
  ]),
  ['a key used twice', schemas.projects, [project, project], '1.id: duplicate id 1: an entry above has it | Give it another id.'],
])('explains %s', (_, schema, value, message) => {
  expect(explained(schema, value)).toEqual([message])
})

it('reports all mistakes of a file at once', () => {
  expect(explained(z.strictObject({ title: z.string(), count: z.number() }), { titel: 1 })).toEqual([
    'titel: unknown key; did you mean “title”? | Rename it to “title”, or remove it.',
    'count: is missing | Add "count", a number, here.',
  ])
})
