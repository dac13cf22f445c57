import { afterEach, expect, it, vi } from 'vitest'
import { getContent } from '../collections/content'
import { sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkSite } from './checkEverything'
import { listDrafts, nextPublication } from './drafts'
import { readSite } from './readSite'
import { futureDates, pastOpenings } from './schedule'

const post = 'content/blog/practice/second-post/index.md'
const erp = '"image": "erp"'
const moment = '2026-12-01T09:00+05:30'
const site = (changes: Parameters<typeof sampleProject>[0]) => readSite(sampleProject(changes), sampleLanguages)
const at = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

it('lists scheduled entries and posts until their publication', () => {
  const waiting = site({
    'content/projects.json': [erp, `${erp}, "publishAt": "${moment}"`],
    [post]: ['date: 2026-03-14', `date: 2026-12-01\npublishAt: ${moment}`],
  })
  at('2026-12-01T03:29:59Z')
  expect(checkSite(waiting)).toEqual([])
  expect(listDrafts(waiting)).toEqual([`content/projects.json 2 (until ${moment})`, `${post} (until ${moment})`])
  expect(nextPublication(waiting)).toBe(Date.parse(moment))
  at('2026-12-01T03:30:00Z')
  expect(listDrafts(waiting)).toEqual([])
  expect(nextPublication(waiting)).toBeUndefined()
})

it('reports incomplete texts of scheduled entries', () => {
  at('2026-11-01T00:00:00Z')
  const [problem] = checkSite(site({ [post]: ['Text.', '✎ Write here.'], 'content/projects.json': [erp, `${erp}, "publishAt": "${moment}"`] }))
  expect(problem?.found).toContain('nobody has written this yet')
})

it('reports a date other than the day of publication', () => {
  const [problem] = checkSite(site({ [post]: ['date: 2026-03-14', `date: 2026-03-14\npublishAt: ${moment}`] }))
  expect(problem).toMatchObject({
    file: post,
    line: 4,
    column: 7,
    found: '2026-03-14 is not the day of “publishAt”',
    remedy: 'Write 2026-12-01, or change “publishAt”.',
  })
})

it.each(['2026-12-01', '2026-12-01T09:00', '2026-12-32T09:00+05:30', 'tomorrow'])('rejects %s as time of publication', (text) => {
  const [problem] = checkSite(site({ [post]: ['date: 2026-03-14', `date: 2026-03-14\npublishAt: ${text}`] }))
  expect(problem).toMatchObject({
    line: 5,
    found: `“${text}” does not fit`,
    remedy: 'It must be a day and a time with its time zone, such as 2026-12-01T09:00+05:30.',
  })
})

it('mentions posts with a future date that are not scheduled', () => {
  at('2026-03-12T09:00:00Z')
  expect(futureDates(site({}))).toContain(`  ${post}: 2026-03-14. “publishAt: 2026-03-14T09:00+05:30” would schedule it.`)
  at('2026-03-13T12:00:00Z')
  expect(futureDates(site({}))).toEqual([])
})

it('mentions openings past their last day, in every time zone', () => {
  const openings = getContent().openings.slice(0, 1)
  const past = (validThrough?: string) => pastOpenings({ loaded: { openings: openings.map((each) => ({ ...each, validThrough })) } })
  at('2026-06-01T11:00:00Z')
  expect(past('2026-05-31')).toEqual([])
  at('2026-06-01T13:00:00Z')
  expect(past('2026-05-31')).toEqual([expect.stringContaining('Past their last day'), `  content/openings.json ${openings[0]?.key}: 2026-05-31`])
  expect(past()).toEqual([])
  // A draft in one language is published in the others.
  const [opening] = openings.map((each) => ({ ...each, validThrough: '2026-05-31' }))
  const told = (draft: boolean | ['ja']) => pastOpenings({ loaded: { openings: opening ? [{ ...opening, draft }] : [] } }).length
  expect([told(true), told(['ja'])]).toEqual([0, 2])
})
