import type { Page } from '@playwright/test'

/** The answer of `blog.php` (specification §3). */
export interface Post {
  title: string
  content: string
}

/** Collects the calls of the page to the backend from now on, with their queries. The list grows with each call. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/backend/')) calls.push(pathname + search)
  })
  return calls
}

/** Passes changed answers of the real backend on, as if the blog had changed since the build. */
export async function changeAnswer<T>(page: Page, url: string, change: (answer: T) => unknown): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
}
