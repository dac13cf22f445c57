import { expect, it } from 'vitest'
import type { Visit } from './visit'

export function tryType({ open, run }: Visit): void {
  it('breaks Japanese headings between phrases', async () => {
    await open('/ja')
    const lines = await run<[string, number][]>(`
      const phrases = []
      for (const mark of document.querySelectorAll('h2 wbr')) for (const node of [mark.previousSibling, mark.nextSibling]) {
        const range = document.createRange()
        range.selectNodeContents(node)
        phrases.push([node.textContent, new Set([...range.getClientRects()].map(({ top }) => top)).size])
      }
      return phrases`)
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(([, count]) => count !== 1)).toEqual([])
  })

  it('hyphenates German headings and their links at the build’s soft hyphens', async () => {
    await open('/de/services')
    const ways = await run<string[]>(`
      return [...document.querySelectorAll('main :is(h1, h2, h3), main :is(h1, h2, h3) a')].map((each) => getComputedStyle(each).hyphens)`)
    expect(new Set(ways)).toEqual(new Set(['manual']))
    expect(await run('return document.querySelectorAll("main :is(h1, h2, h3) a").length')).toBeGreaterThan(0)
  })
}
