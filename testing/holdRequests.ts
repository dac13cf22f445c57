import type { Page } from '@playwright/test'
import { deferred } from './deferred'

/** Holds requests to an address until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = deferred()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
