import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { brokenWords } from '../testing/brokenWords'
import { cramped } from '../testing/cramped'
import { header } from '../testing/header'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { test } from '../testing/test'
import { withTextSize } from '../testing/textSize'
import { useTypeface } from '../testing/useTypeface'

test('shows the menu at double text size, and completely at a smaller one in every language', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (locale) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await page.goto(address('/about', locale))
    const { open, contact } = header(page, locale)
    await expect(open).toBeVisible()
    await withTextSize(page, 12, async () => {
      await expect(open).toBeHidden()
      await expect(contact).toBeInViewport({ ratio: 1 })
    })
    await page.setViewportSize({ width: 360, height: 900 })
    await withTextSize(page, 32, async () => {
      await expect(open.locator('svg'), 'Icons are as large as their words').toHaveCSS('width', '48px')
      const mark = await page.locator('.logo svg').evaluate((svg) => svg.clientWidth / Number.parseFloat(getComputedStyle(svg).fontSize))
      expect(mark, 'the logo’s mark grows with its name').toBeGreaterThan(1.3)
      await open.click()
      await contact.scrollIntoViewIfNeeded()
      await expect(contact).toBeInViewport()
      await useTypeface(page)
      const labels = String(await page.locator('#_menu summary').allTextContents())
      expect(
        (await brokenWords(page)).filter((word) => labels.includes(word)),
        'words of the menu that are cut',
      ).toEqual([])
    })
  })
})

test('tells what is broken or at the edge from what is not', async ({ sharedPage: page }) => {
  const around = (width: string, field: string, link: string) => `<style>
    html { font: 16px/1.5 sans-serif } * { box-sizing: border-box; margin: 0 } .logo > span, .whole { display: inline-block; inline-size: ${width} }
    input { margin-inline-start: 20px; inline-size: ${field} } a { display: ${link} } .map li { margin: 9px }</style>
    <p class="logo"><span>Ta rangia</span></p><p><a>Per <i class="whole">E- Mail</i> bewerben</a></p><dl><dd><span>15 <i class="suffix">+</i></span></dd></dl>
    <main><form><input></form></main><ul class="map"><li>Pune<li>Asia</ul>`
  await page.setViewportSize({ width: 390, height: 900 })
  await page.setContent(around('auto', 'calc(100vw - 40px)', 'inline'))
  expect(await cramped(page)).toEqual([])
  await page.setContent(`${around('2em', 'calc(100vw - 25px)', 'inline-flex')}<style>dd { inline-size: 1em } .map li { margin: 0 }</style>`)
  expect((await cramped(page)).map((found) => found.match(/^<\w+( class="\w+")?>/)?.[0])).toEqual([
    '<span>',
    '<i class="whole">',
    '<span>',
    '<i class="whole">',
    '<input>',
    '<li>',
  ])
})
