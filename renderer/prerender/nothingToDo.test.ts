import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { listOutput } from './listOutput'
import { fingerprintInputs, isNothingToDo } from './nothingToDo'
import type { BuildState } from './state'

const options = { offline: false, 'share-images': true }
const now = Date.parse('2026-11-29T08:00Z')
const files = ['client/index.html', 'client/art/a.svg', 'hosting/nginx.conf', 'server/serve.mjs']

beforeEach(() => {
  for (const name of ['BACKEND_URL', 'CMS_REPOSITORY', 'SITE_URL']) vi.stubEnv(name, undefined)
  return () => vi.unstubAllEnvs()
})

describe('the fingerprint of all inputs', () => {
  function project() {
    const root = temporaryFolder('inputs-')
    const write = (file: string, text: string) => writeFileIn(root, file, text)
    write('content/blog/news/first/index.md', 'text')
    write('locales/en/art.json', '{}')
    return { print: (code = 'code', used = options, time = now) => fingerprintInputs([code], used, time, root), write }
  }

  it('differs for other code, texts, posts, options and days, and only then', () => {
    const { print, write } = project()
    const first = print()
    expect(first).toEqual(expect.any(String))
    expect(print()).toBe(first)
    const others = [print('other code'), print('code', { ...options, 'share-images': false }), print('code', options, now + 12 * 3_600_000)]
    write('content/blog/news/first/index.md', 'other text')
    others.push(print())
    write('locales/en/art.json', '{ }')
    others.push(print())
    expect(new Set([first, ...others]).size).toBe(6)
  })

  it.each(['BACKEND_URL', 'CMS_REPOSITORY', 'SITE_URL'])('is unknown where %s names what may change elsewhere', (name) => {
    const { print } = project()
    vi.stubEnv(name, 'https://www.example.test')
    expect(print()).toBeUndefined()
    vi.stubEnv(name, ' ')
    expect(print()).toBeDefined()
  })

  it('is known of a site whose published pages are not asked for their dates', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.test')
    expect(project().print('code', { ...options, offline: true })).toBeDefined()
  })
})

describe('a build has nothing to do', () => {
  function built(more: Partial<BuildState> = {}) {
    const root = temporaryFolder('built-')
    for (const file of files) writeFileIn(root, `dist/${file}`)
    const builtAt = new Date(Math.max(...files.map((file) => statSync(join(root, 'dist', file)).ctimeMs)))
    const state = { ...({ pages: {}, shared: {}, shareImages: {} } as BuildState), inputs: 'inputs', files: files.length, notices: [], ...more }
    return { root, builtAt, state, isDone: (inputs = state.inputs) => isNothingToDo(state, inputs, now, listOutput(builtAt, root)) }
  }

  it('with the inputs of the last one', () => {
    const { isDone, root, builtAt } = built()
    expect([isDone(), isDone('other')]).toEqual([true, false])
    expect(isNothingToDo(undefined, 'inputs', now, listOutput(builtAt, root))).toBe(false)
  })

  it('but not if they were unknown then, as they are now', () => {
    expect(built({ inputs: undefined }).isDone()).toBe(false)
  })

  it('until an entry is to be published', () => {
    expect([now - 1, now, now + 1].map((due) => built({ due }).isDone())).toEqual([false, false, true])
  })

  it.each(files)('unless somebody has edited, removed or added files: %s', (file) => {
    const edited = built()
    do writeFileIn(edited.root, `dist/${file}`, 'by hand')
    while (statSync(join(edited.root, 'dist', file)).ctimeMs <= edited.builtAt.getTime() + 1)
    const removed = built()
    rmSync(join(removed.root, 'dist', file))
    const added = built()
    const stray = `dist/${file}.bak`
    do writeFileIn(added.root, stray)
    while (statSync(join(added.root, stray)).ctimeMs <= added.builtAt.getTime() + 1)
    expect([edited, removed, added].map(({ isDone }) => isDone())).toEqual([false, false, false])
  })
})
