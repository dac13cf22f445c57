import { expect } from '@playwright/test'
import { test } from '../testing/test'
import { watchForProblems } from '../testing/watch'

test('reports script errors of a page, but not its 404', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  await page.route('/missing', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: "<script>console.error('broken')</script>" }))
  await page.goto('/missing')
  await expect.poll(() => problems).toEqual([expect.stringContaining('broken')])
})
