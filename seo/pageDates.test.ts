import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnFreePort } from '../testing/freePort'
import { datePages, fetchDates, readDates } from './pageDates'
import { contentMethod } from './visibleContent'

const before = { method: contentMethod, pages: { '/a': ['1', '2025-01-02'], '/b': ['2', '2025-01-02'], '/c': ['3'] } } satisfies Parameters<typeof datePages>[1]

describe('datePages', () => {
  it('dates new and changed pages today, and keeps the other dates', () => {
    const { pages } = datePages({ '/a': '1', '/b': 'x', '/c': '3', '/d': '4' }, before, '2026-11-21', [])
    expect(pages).toEqual({ '/a': ['1', '2025-01-02'], '/b': ['x', '2026-11-21'], '/c': ['3'], '/d': ['4', '2026-11-21'] })
  })

  it('dates nothing without an earlier site', () => {
    expect(datePages({ '/a': '1' }, undefined, '2026-11-21', []).pages).toEqual({ '/a': ['1'] })
  })

  it('dates only new pages if the fingerprints are of another method', () => {
    expect(datePages({ '/a': '1', '/d': '4' }, { ...before, method: 0 }, '2026-11-21', []).pages).toEqual({ '/a': ['1'], '/d': ['4', '2026-11-21'] })
  })
})

describe('fetchDates', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  it('reads the published dates', async () => expect(await fetchDates(await publish(200, JSON.stringify(before)))).toEqual(before))

  it.each([404, 410])('returns undefined for %i', async (status) => expect(await fetchDates(await publish(status, 'Not found'))).toBeUndefined())

  it.each([
    ['is not JSON', 200, '<!doctype html>'],
    ['contains invalid dates', 200, '{"method":1,"pages":{"/a":["1","yesterday"]}}'],
    ['has status 500', 500, ''],
  ])('throws with the address if the response %s', async (_, status, body) => {
    const origin = await publish(status, body)
    await expect(fetchDates(origin)).rejects.toThrow(`${origin}/lastmod.json cannot be read: `)
  })

  it('throws with the address if the connection is refused', async () => {
    const origin = await publish(200, '')
    server?.close()
    await expect(fetchDates(origin)).rejects.toThrow(/lastmod\.json cannot be read: .*ECONNREFUSED/)
  })

  async function publish(status: number, body: string): Promise<string> {
    server = createServer((request, response) => response.writeHead(request.url === '/lastmod.json' ? status : 400).end(body))
    return `http://127.0.0.1:${await listenOnFreePort(server)}`
  }
})

it('returns no dates for a folder without a build', () => expect(readDates('no-such-folder')).toBeUndefined())
