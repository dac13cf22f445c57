import { afterEach, describe, expect, it, vi } from 'vitest'
import * as drafts from './drafts'

// `showDrafts` is permanent in a process.
afterEach(() => {
  delete (globalThis as { [name: symbol]: unknown })[Symbol.for('drafts are shown')]
})

const entries = [{ id: 1 }, { id: 2, draft: true }, { id: 3, draft: ['ja'] }, { id: 4, draft: false }, { id: 5, draft: ['de', 'en'] }]
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

describe('a draft', () => {
  it('is hidden in its draft languages', () => {
    expect(ids(drafts.existing(entries, 'en'))).toEqual([1, 3, 4])
    expect(ids(drafts.existing(entries, 'ja'))).toEqual([1, 4, 5])
  })

  it('is shown in the preview, and still marked as a draft', () => {
    drafts.showDrafts()
    expect(ids(drafts.existing(entries, 'ja'))).toEqual([1, 2, 3, 4, 5])
    expect(entries.map((entry) => drafts.isDraft(entry, 'ja'))).toEqual([false, true, true, false, false])
  })

  it('cannot be shown by an environment variable', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(drafts.showsDrafts()).toBe(false)
    vi.unstubAllEnvs()
  })
})

it('says when an entry is published, unless it stays a draft then', () => {
  const publishAt = '2999-01-01T00:00Z'
  expect(drafts.draftState({ publishAt })).toEqual({ draft: true, until: publishAt })
  expect(drafts.draftState({ publishAt, draft: true })).toEqual({ draft: true })
})
