import { expect, type Page } from '@playwright/test'

/** Sets the browser’s default font size, in px, while `action` runs. */
export async function withTextSize(page: Page, size: number, action: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const sizeNow = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const usual = await sizeNow()
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await expect.poll(sizeNow).toBe(size)
  await action()
  await session.send('Page.setFontSizes', { fontSizes: { standard: usual } })
  await session.detach()
}
