import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test as base, type Page } from '@playwright/test'

/** A file of the site that is no page: costs next to nothing, and is not counted as a page load. */
export const emptyAddress = '/robots.txt'

/**
 * Playwright’s `test`, which counts page loads: each page that a browser has loaded adds the line
 * `page load <spec file> <address>` to the file in the environment variable TEST_TALLY. Without it, nothing is
 * written.
 */
export const test = base.extend({
  context: async ({ context }, use, info) => {
    const loads: string[] = []
    const watch = (page: Page) =>
      page.on('domcontentloaded', () => {
        if (!page.url().startsWith('about:') && !page.url().endsWith(emptyAddress)) loads.push(page.url())
      })
    context.on('page', watch)
    context.pages().map(watch)
    await use(context)
    // Requests intercepted by a test may still arrive after its end.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    const file = process.env.TEST_TALLY
    if (file) appendFileSync(file, loads.map((url) => `page load ${basename(info.file)} ${url}\n`).join(''))
  },
})
