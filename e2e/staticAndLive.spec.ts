import { expect, type Page, test } from '@playwright/test'
import { samples } from './support/samples'
import { readToTheEnd, sleepingIslands } from './support/watch'

/** Script adds behaviour and never content: each type of page says the same before, without and with it. */
for (const { name, path } of samples.filter(({ again }) => !again)) {
  test(`${path} (${name}) says the same without its scripts and with them`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
    const still = await says(page)
    expect(errors).toEqual([])

    await page.unroute('**/*.js')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await readToTheEnd(page)
    await expect.poll(() => sleepingIslands(page)).toEqual([])
    expect(await says(page)).toEqual(still)
    expect(errors).toEqual([])
  })
}

/** Every text of the page in its order, controls aside: these come with script. */
function says(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      if (text && !walker.currentNode.parentElement?.closest('script, style, noscript, .controls')) texts.push(text)
    }
    return texts
  })
}
