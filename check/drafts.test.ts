import { describe, expect, it } from 'vitest'
import { complaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'
import { listDrafts } from './drafts'
import { readSite } from './readSite'

const erp = '"image": "erp"'
const badTitle = { 'locales/ja/projects.json': ['A title about planning', 'Short'] } as const
const noWords = { 'locales/ja/projects.json': '{}\n' }
const draftIn = (draft: string) => ({ 'content/projects.json': [erp, `${erp}, "draft": ${draft}`] }) as const

describe('allows incomplete texts of drafts', () => {
  it.each(['true', '["ja"]', '["de", "ja"]'])('in an entry with "draft": %s', (draft) => {
    expect(complaints(badTitle)).toHaveLength(2)
    expect(complaints({ ...badTitle, ...draftIn(draft) })).toEqual([])
  })

  it.each(['false', '["de"]'])('reports them in other languages: "draft": %s', (draft) => {
    expect(complaints({ ...badTitle, ...draftIn(draft) })).toEqual(complaints(badTitle))
  })

  it('allows missing translations of a draft', () => {
    const mistakes = complaints({ ...noWords, ...draftIn('["ja"]') })
    expect(mistakes.filter((line) => line.startsWith('  locales'))).toEqual(['  locales/ja/projects.json:1:1 1: is missing'])
  })

  it('in a post, or in one of its translations', () => {
    const file = 'content/blog/practice/first-post/index.ja.md'
    const short = ['title: A title about a first post', 'title: Kurz'] as const
    expect(complaints({ [file]: short })).toHaveLength(2)
    expect(complaints({ [file]: [short[0], `${short[1]}\ndraft: true`] })).toEqual([])
    expect(complaints({ [file]: short, 'content/blog/practice/first-post/index.md': ['---\n', '---\ndraft: true\n'] })).toEqual([])
  })
})

it.each(['"id": 2, "draft": { "ja": true }', '"id": 2, "draft": ["de", {}]', '"id": {}, "draft": true', '"id": 2, "publishAt": {}'])(
  'reports a value of the wrong type with its place: %s',
  (entry) => {
    const root = sampleProject({ 'content/projects.json': ['"id": 2', entry] })
    expect(checkEverything(root, sampleLanguages)[0]).toMatchObject({ file: 'content/projects.json', key: expect.stringMatching(/^1\./) })
    expect(listDrafts(readSite(root, sampleLanguages))).toEqual(expect.any(Array))
  },
)

describe('reports in drafts what the preview cannot show', () => {
  it.each([
    ['an unknown sector', ['"education"', '"sports"']],
    ['a missing picture', ['"erp"', '"epr"']],
    ['no English words', ['"id": 2', '"id": 3']],
  ] as const)('%s', (_, [from, to]) => {
    const file = `${JSON.stringify([
      { id: 1, category: 'healthcare', image: 'child-health' },
      { id: 2, category: 'education', image: 'erp', draft: true },
    ]).replaceAll(':', ': ')}\n`.replace(from, to)
    expect(complaints({ 'content/projects.json': file }).filter((line) => line.startsWith('  content/projects.json'))).not.toEqual([])
  })

  it('reports an unknown language of a draft', () => {
    expect(complaints(draftIn('["jp"]'))).toEqual([
      '  content/projects.json:10:31 1.draft.0: “jp” is not a language; did you mean “ja”?',
      '      Use codes of i18n/languages.ts: en, ja, de; or true for all.',
    ])
  })
})

it('lists what is scheduled, although some languages stay drafts after that', () => {
  const at = '2999-01-01T09:00+05:30'
  const root = sampleProject({ 'content/projects.json': [erp, `${erp}, "draft": ["ja"], "publishAt": "${at}"`] })
  expect(listDrafts(readSite(root, sampleLanguages))).toEqual(['content/projects.json 2 (ja)', `content/projects.json 2 (until ${at})`])
})

it('lists every draft, with its languages unless all', () => {
  const root = sampleProject({ ...draftIn('["ja"]'), 'content/blog/practice/index.md': ['---\n', '---\ndraft: true\n'] })
  expect(listDrafts(readSite(root, sampleLanguages))).toEqual([
    'content/projects.json 2 (ja)',
    'content/blog/practice/index.md',
    'content/blog/practice/index.de.md',
    'content/blog/practice/index.ja.md',
    'content/blog/practice/first-post/index.md',
    'content/blog/practice/first-post/index.de.md',
    'content/blog/practice/first-post/index.ja.md',
    'content/blog/practice/second-post/index.md',
  ])
})
