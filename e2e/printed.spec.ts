import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { getTranslate } from '../i18n/translator'
import { applyPrintStyles } from '../testing/applyPrintStyles'
import { expectSlide, openLive, testimonials } from '../testing/carousel'
import { approach, counters } from '../testing/counters'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

const t = getTranslate('en')

test('prints every testimonial below the other, without controls', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  const carousel = await openLive(page, testimonials)
  await carousel.previous.click()
  await expectSlide(page, testimonials.count)
  // On the way from the last slide to the first, which stands behind the last one meanwhile.
  await carousel.next.click()
  await page.clock.runFor(100)
  const boxes = await page.evaluate<[x: number, y: number][]>(
    `${applyPrintStyles} [...document.querySelectorAll('.track > *')].map((slide) => slide.getBoundingClientRect()).map(({ x, y }) => [x, y])`,
  )
  expect(boxes).toHaveLength(testimonials.count)
  expect(new Set(boxes.map(([x]) => x)).size).toBe(1)
  expect(new Set(boxes.map(([, y]) => y)).size).toBe(testimonials.count)
  for (const button of await carousel.buttons.all()) await expect(button).toBeHidden()
  // The sheet ends 1047 px below its start.
  expect(await page.evaluate(() => document.querySelector('.track')?.getBoundingClientRect().bottom)).toBeLessThan(1047)

  // With the margins of the browser, and without.
  for (const width of [718, 794]) {
    await test.step(`${width} px: the page header has its words beside the whole drawing`, async () => {
      await page.setViewportSize({ width, height: 1000 })
      const header = page.locator('[data-pictured]')
      const [words, drawing] = await Promise.all([header.locator('.words').boundingBox(), header.locator('img').boundingBox()])
      if (!words || !drawing) throw new Error('There is no page header with a drawing.')
      expect(words.x + words.width).toBeLessThan(drawing.x)
      expect(drawing.x + drawing.width).toBeLessThanOrEqual(width)
      await expect(header.locator('img')).toHaveCSS('mask-image', 'none')
    })
  }
})

test('prints the moving and collapsed parts of the home page', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  const { island, spoken } = counters(page)
  await page.goto('/')
  const finals = await spoken.allInnerTexts()
  await approach(page)
  await expect(island.locator('.running > span').first()).toHaveText('0')
  await page.emulateMedia({ media: 'print' })

  await test.step('the numbers are the final ones, though nobody has seen them count up', async () => {
    await expect(island.locator('.running > span').first()).toBeHidden()
    const printed = await island
      .locator('.running')
      .evaluateAll((numbers) => numbers.map((number) => [getComputedStyle(number, '::before').visibility, number.getAttribute('data-final')]))
    expect(printed).toEqual(finals.map((final) => ['visible', final.replace(/\D+$/, '')]))
  })

  await test.step('the partner strip names all partners and has no control', async () => {
    const strip = page.getByRole('group', { name: t('home.partners.title') })
    const rights = await strip.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
    expect(rights.length).toBeGreaterThan(1)
    expect(Math.max(...rights)).toBeLessThanOrEqual(718)
    await expect(page.getByText(t('layout.motion.pauseStrip'))).toBeHidden()
  })

  await test.step('the slides of the hero stand one below the other', async () => {
    const tops = await page.locator('.slide').evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().top))
    expect(tops.length).toBe(getContent().heroSlides.length)
    expect(tops.toSorted((a, b) => a - b)).toEqual(tops)
    expect(new Set(tops).size).toBe(tops.length)
  })

  await test.step('three of them fit on a sheet', async () => {
    const heights = await page.locator('.slide').evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(1000 / 3)
  })

  await test.step('no words lie on a drawing, nor on a sheet held sideways', async () => {
    for (const width of [718, 1045, 1123]) {
      await page.setViewportSize({ width, height: 1000 })
      const gaps = await page
        .locator('.slide')
        .evaluateAll((slides) =>
          slides.map(
            (slide) =>
              (slide.querySelector('img')?.getBoundingClientRect().x ?? 0) - (slide.querySelector('.words')?.getBoundingClientRect().right ?? Infinity),
          ),
        )
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(0)
    }
  })

  await test.step('heads stay with what they are heads of, on a sheet held sideways too', async () => {
    const displays = await page.locator('section > .head').evaluateAll((heads) => heads.map((head) => getComputedStyle(head).display))
    expect(new Set(displays)).toEqual(new Set(['block']))
    await page.setViewportSize({ width: 718, height: 1000 })
  })

  await test.step('the footer is the letterhead, so that it never has a sheet of its own', async () => {
    const [footer, main] = await Promise.all([page.locator('#_footer').boundingBox(), page.locator('main').boundingBox()])
    if (!footer || !main) throw new Error('The page has no footer or no main part.')
    expect(footer.height).toBeLessThan(200)
    expect(main.y).toBeCloseTo(footer.y + footer.height)
    await expect(page.locator('#_footer').getByText(getContent().company.email)).toBeVisible()
  })

  await test.step('nothing is there to press', async () => {
    expect(await page.locator('button, select, input, header, .slide a').filter({ visible: true }).count()).toBe(0)
  })

  await test.step('the map has its places on it, in dark on white', async () => {
    const map = page.getByRole('region', { name: t('home.map.title') })
    const drawing = await map.locator('img').boundingBox()
    for (const place of Object.values(t('home.map.regions'))) {
      const { x = 0, y = 0, width = 0 } = (await map.getByText(place, { exact: true }).boundingBox()) ?? {}
      expect(drawing && x >= 0 && x + width <= 718 && y > drawing.y && y < drawing.y + drawing.height, place).toBe(true)
    }
    await expect(map.locator('img')).toHaveCSS('filter', /invert/)
    await expect(map).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(map.getByRole('heading')).not.toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})
