import type { Page } from '@playwright/test'

/** Shows the page in its own typeface, which it leaves out if it was not there for the first paint (`theme/fonts.ts`). */
export function useTypeface(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
    for (const { style } of rules) {
      const of = (name: string) => style.getPropertyValue(name)
      if (!of('src').includes('url(')) continue
      const range = of('unicode-range')
      const face = new FontFace(of('font-family').replaceAll(/['"]/g, ''), of('src'), { weight: of('font-weight'), ...(range && { unicodeRange: range }) })
      document.fonts.add(await face.load())
    }
  })
}
