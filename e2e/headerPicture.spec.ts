import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

test('paints a page header’s small drawing with the text, without a request', async ({ sharedPage: page }) => {
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && !request.url().startsWith('data:') && pictures.push(request.url()))
  await page.goto(address('/about', 'de'))
  const picture = page.getByRole('main').locator('[data-pictured] > img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  const { image } = getContent().pagePictures.about
  expect(pictures.filter((url) => url.includes(`/art/${image}`))).toEqual([])

  await test.step('on a phone on its side, it leaves room for a line of text below it', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    const { y, height } = (await picture.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    expect(y + height).toBeLessThan(390 - 48)
  })
})
