import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { brokenWords } from '../testing/brokenWords'
import { overflow } from '../testing/overflow'
import { test } from '../testing/test'

test('hyphenates links in German headings like the headings', async ({ sharedPage: page }) => {
  await page.goto(address('/services', 'de'))
  const links = page.locator(':is(h1, h2, h3) a')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const ways = await links.evaluateAll((all) =>
      all.map((link) => [link, link.closest('h1, h2, h3') as Element].map((each) => getComputedStyle(each).hyphens)),
    )
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.filter(([link, heading]) => link !== heading || link === 'auto')).toEqual([])
  }

  await test.step('the rights in the footer follow below the name of the company, where they do not fit beside it', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    const tops = (text: string) =>
      page.locator('p', { has: page.locator('[data-year]') }).evaluate((line, text) => {
        const range = document.createRange()
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        let start = -1
        while (start < 0 && texts.nextNode()) start = texts.currentNode.textContent?.indexOf(text) ?? -1
        range.setStart(texts.currentNode, start)
        range.setEnd(texts.currentNode, start + text.length)
        return [...range.getClientRects()].map(({ top }) => Math.round(top))
      }, text)
    const name = await tops(getContent().company.legalName)
    const rights = await tops(getTranslate('de')('layout.footer.rights'))
    const isOneLine = new Set([...name, ...rights]).size === 1
    expect(isOneLine || Math.max(...name) < Math.min(...rights), `${name}, ${rights}`).toBe(true)
  })
})

test('cuts no name of a sector on the smallest phone where readers space letters and words out (WCAG 1.4.12)', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(address('/', 'de'))
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(spaced)
  })
  const names = String(await page.locator('a[href*="?category="] b').allTextContents())
  expect((await brokenWords(page)).filter((word) => names.includes(word))).toEqual([])
  expect(await overflow(page)).toEqual([])
})
