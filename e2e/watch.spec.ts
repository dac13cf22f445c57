import { expect } from '@playwright/test'
import { test } from '../testing/test'
import { layoutShifts, watchForProblems, watchForShifts } from '../testing/watch'

test('reports script errors of a page, but not its 404; and what moves, although only a corner is painted', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  await watchForShifts(page)
  await page.setViewportSize({ width: 800, height: 600 })
  await page.route('/missing', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: "<p>Text</p><script>console.error('broken')</script>" }))
  await page.goto('/missing')
  await expect.poll(() => problems).toEqual([expect.stringContaining('broken')])
  expect(await layoutShifts(page)).toEqual([])
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 100px' })))
  expect(await layoutShifts(page)).toEqual([expect.stringContaining('<p>Text</p>')])
})
