import { expect, it } from 'vitest'
import { applyPrintStyles } from '../applyPrintStyles'
import { lettersOf, readSheets } from './printedSheets'
import type { Visit } from './visit'

export function tryPaper({ open, run, visibleTexts, resize, print, startProxy }: Visit): void {
  it('prints all testimonials and final numbers uncut, without controls', async () => {
    await resize(718, 1000)
    const proxy = await startProxy({})
    await open('/testimonial', proxy.address)
    const quotes = await run<string[]>('return [...document.querySelectorAll(".track blockquote")].map((quote) => quote.textContent)')
    await expectPrinted(proxy, quotes)
    await run(applyPrintStyles)
    const boxes = await run<[number, number][]>(
      'return [...document.querySelectorAll(".track > *")].map((slide) => slide.getBoundingClientRect()).map(({ left, top }) => [Math.round(left), Math.round(top)])',
    )
    expect(boxes.length).toBeGreaterThan(1)
    expect(new Set(boxes.map(([left]) => left)).size).toBe(1)
    expect(new Set(boxes.map(([, top]) => top)).size).toBe(boxes.length)
    expect(await visibleTexts('main button')).toEqual([])

    await open('/', proxy.address)
    await expectPrinted(proxy, await run('return [...document.querySelectorAll(".slide p, .strip li")].map((part) => part.textContent)'))
    await run(applyPrintStyles)
    expect(await run('const root = document.documentElement; return root.scrollWidth - root.clientWidth')).toBe(0)
    expect(await visibleTexts('.running > span')).toEqual([])
    expect(await visibleTexts('main button')).toEqual([])
  })

  /** If the driver prints: the text is complete and at full size, so nothing was too wide, and every picture is requested. */
  async function expectPrinted(proxy: { requestedPaths: string[] }, words: string[]): Promise<void> {
    const pictures = await run<string[]>('return [...document.querySelectorAll("main img")].map((picture) => picture.getAttribute("src"))')
    const pdf = await print?.()
    if (!pdf) return
    const sheets = readSheets(pdf)
    expect(sheets.length).toBeGreaterThan(0)
    const text = sheets.map((sheet) => sheet.text).join('')
    expect(words.length).toBeGreaterThan(1)
    expect(words.filter((each) => !text.includes(lettersOf(each)))).toEqual([])
    expect(Math.min(...sheets.flatMap(({ sizes }) => sizes))).toBeGreaterThanOrEqual(7.5)
    expect(proxy.requestedPaths).toEqual(expect.arrayContaining(pictures))
  }
}
