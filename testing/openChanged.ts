import { expect, type Page } from '@playwright/test'

/** Opens a page with a changed document: the result of `change` for its HTML. */
export async function openChanged(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(path, async (route) => {
    const html = await (await route.fetch()).text()
    const changed = change(html)
    expect(changed).not.toBe(html)
    await route.fulfill({ body: changed, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(path)
}
