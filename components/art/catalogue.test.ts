import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ArtName, art, drawArt, isArtName } from './catalogue'
import { logoSvg } from './logo'
import { drawWorld, worldPoint } from './world'

const names = Object.keys(art).filter(isArtName)
const pictures: [string, () => { svg: string; width: number; height: number }][] = [
  ...names.map((name): [string, () => ReturnType<typeof drawArt>] => [name, () => drawArt(name)]),
  ['world', drawWorld],
]

describe.each(pictures)('%s', (_, draw) => {
  const { svg, width, height } = draw()

  it('names its size, so that nothing moves when it loads', () => {
    expect(svg.slice(0, 200)).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
  })

  it('has one accent, and draws it', () => {
    expect(svg.match(/#6F2DA8/g)).toHaveLength(1)
    expect(/stroke="#6F2DA8"[^>]* d="m[^"]{20,}"/.test(svg)).toBe(true)
  })

  it('has finite numbers only', () => {
    const data = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)
    expect(data.every((d) => /^[mqtlhv\d. -]+$/.test(d))).toBe(true)
  })

  it('stays within the policy of the page: no style, no script', () => {
    expect(/<script|<style|style=|\son\w+=|href/.test(svg)).toBe(false)
  })

  it('is at most 12 kB as sent', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000)
  })

  it('comes out the same every time', () => {
    expect(draw().svg === svg).toBe(true)
  })
})

describe('catalogue', () => {
  it('tells a name from other strings', () => {
    expect(isArtName('hero-idea')).toBe(true)
    expect(isArtName('toString')).toBe(false)
  })

  it('has an alt text for every picture and no other, in every language', async () => {
    for (const language of ['en', 'ja', 'de']) {
      const { default: alt } = (await import(`../../locales/${language}/art.json`)) as { default: Record<string, string> }
      expect(Object.keys(alt).sort()).toEqual([...names, 'world'].sort())
      const most = language === 'ja' ? 45 : 90
      for (const [name, text] of Object.entries(alt)) expect(text.length, `${language} ${name}: ${text}`).toBeLessThanOrEqual(most)
    }
  })

  it('gives all pictures different drawings', () => {
    expect(new Set(names.map((name: ArtName) => drawArt(name).svg)).size).toBe(names.length)
  })
})

describe('world', () => {
  it('places Pune between Europe and Australia', () => {
    const [pune, europe, australia] = [worldPoint(73.86, 18.52), worldPoint(10, 50), worldPoint(134, -25)]
    expect(europe.x).toBeLessThan(pune.x)
    expect(pune.x).toBeLessThan(australia.x)
    expect(europe.y).toBeLessThan(pune.y)
    expect(pune.y).toBeLessThan(australia.y)
  })
})

describe('logo', () => {
  it('is three lines, one of them in the accent', () => {
    expect(logoSvg.match(/<path/g)).toHaveLength(3)
    expect(logoSvg.match(/#6F2DA8/g)).toHaveLength(1)
  })
})
