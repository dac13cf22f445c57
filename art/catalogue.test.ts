import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { drawEverything } from '../renderer/plugins/drawEverything'
import { ACCENT } from '../theme/accent'
import { schemes } from '../theme/schemes'
import { draw, drawingNames, isArtName, pictureNames } from './catalogue'
import { logoLines, logoSvg } from './logo'
import { INK } from './relief'
import { sectors } from './subjects/sectors'
import { worldPoint } from './world'

/** As the build draws them, or has drawn them by the same code: drawing took half the time of this file. */
const drawn = [...(await drawEverything())]
/** Names of the pictures that violate a condition. */
const exceptions = (isSo: (svg: string, width: number, height: number) => boolean) =>
  drawn.filter(([, { svg, width, height }]) => !isSo(svg, width, height)).map(([name]) => name)

describe('every picture', () => {
  it('is drawn', () => {
    expect(drawn.map(([name]) => name)).toEqual(drawingNames)
  })

  it('has width and height, which avoids layout shift', () => {
    expect(exceptions((svg, width, height) => new RegExp(`width="${width}" height="${height}" viewBox="-?\\d+ -?\\d+ ${width} ${height}"`).test(svg))).toEqual(
      [],
    )
  })

  it('has one visible accent: strong, or light on a dark background', () => {
    const isDrawn = (svg: string, colour: string) => svg.match(new RegExp(`stroke="${colour}"[^>]* d="m[^"]{20,}"`, 'g'))?.length === 1
    const onWhite = exceptions((svg) => isDrawn(svg, ACCENT))
    expect(onWhite).toEqual(['world', 'ornament-call'])
    const onDark = new Map(drawn.filter(([name]) => onWhite.includes(name)).map(([name, { svg }]) => [name, svg]))
    expect([isDrawn(onDark.get('world') ?? '', schemes.dark.accent), isDrawn(onDark.get('ornament-call') ?? '', '#fff')]).toEqual([true, true])
  })

  it('contains finite numbers only', () => {
    expect(exceptions((svg) => [...svg.matchAll(/ d="([^"]*)"/g)].every(([, d = '']) => /^[mqtlhv\d. -]+$/.test(d)))).toEqual([])
  })

  it('contains no style and no script, as the page’s policy requires', () => {
    expect(exceptions((svg) => !/<script|<style|style=|\son\w+=|href/.test(svg))).toEqual([])
  })

  it('is at most 12 kB compressed', () => {
    // The best compression takes twenty times as long, so it runs only if the fast one is too large.
    const fits = (svg: string, quality: number) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length < 12_000
    expect(exceptions((svg) => fits(svg, 5) || fits(svg, constants.BROTLI_MAX_QUALITY))).toEqual([])
  })

  it('is different from all others', () => {
    expect(new Set(drawn.map(([, { svg }]) => svg)).size).toBe(drawn.length)
  })

  it('has fewer lines in its small version', () => {
    const length = new Map<string, number>(drawn.map(([name, { svg }]) => [name, svg.length]))
    const small = [...length].filter(([name]) => name.endsWith('-small'))
    expect(small).not.toEqual([])
    expect(small.filter(([name, ofSmall]) => ofSmall > 0.9 * (length.get(name.replace('-small', '')) ?? 0))).toEqual([])
  })

  it('has a sector’s whole square in its version for a page header', () => {
    const views = drawn.filter(([name]) => name.endsWith('-header')).map(([, { svg }]) => svg.match(/viewBox="([^"]+)/)?.[1])
    expect(views).toEqual(Object.keys(sectors).map(() => '-100 0 800 600'))
  })

  it('has the window or phones of a screen whole, and in the middle, in its version for a card', () => {
    const tall = drawn.filter(([name]) => name.endsWith('-tall'))
    expect(tall.filter(([, { width, height }]) => width / height !== 4 / 3)).toEqual([])
    expect(tall.map(([name, { svg }]) => `${name} ${svg.match(/viewBox="([^"]+)/)?.[1]}`)).toEqual(
      expect.arrayContaining(['screen-switching-tall 0 -55 1000 750', 'screen-visits-tall 161 -55 1000 750']),
    )
  })

  it('has a short alternative text in every language', () => {
    for (const locale of locales) {
      const texts: Record<string, string> = getTranslate(locale)('art')
      expect(Object.keys(texts).sort()).toEqual([...pictureNames].sort())
      expect(Object.values(texts).filter((text) => text.length > 90)).toEqual([])
    }
  })
})

it('is deterministic', () => {
  expect(draw('erp', ACCENT, '')).toEqual(drawn.find(([name]) => name === 'erp')?.[1])
})

it('recognises names of pictures', () => {
  expect(['hero-idea', 'toString', ''].map(isArtName)).toEqual([true, false, false])
})

it('places Pune between Europe and Australia', () => {
  const [pune, europe, australia] = [worldPoint(73.86, 18.52), worldPoint(10, 50), worldPoint(134, -25)]
  expect(europe.x < pune.x && pune.x < australia.x).toBe(true)
  expect(europe.y < pune.y && pune.y < australia.y).toBe(true)
})

it('draws the logo in ink and accent only', () => {
  expect(logoSvg(ACCENT).match(/<path/g)).toHaveLength(logoLines.length)
  const colours = [...logoSvg(ACCENT).matchAll(/stroke="(#\w+)"/g)].map(([, colour]) => colour)
  expect(colours).toEqual(logoLines.map(({ accent }) => (accent ? ACCENT : INK)))
})
