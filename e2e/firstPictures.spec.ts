import { expect } from '@playwright/test'
import { test } from '../testing/test'

for (const path of ['/products', '/product-details', '/career', '/blog']) {
  test(`loads only the first picture of the list on ${path} eagerly`, async ({ request }) => {
    const main = (await (await request.get(path)).text()).split('<main')[1] ?? ''
    // What stands in for a film is not of the list, nor are the marks beside it.
    const images = [...(main.split('</main>')[0] ?? '').matchAll(/<img (?!src="(?:data:[^"]*1000&#x27;%20height=&#x27;400|[^"]*-small\.))[^>]*>/g)]
    const waits = images.map(([image]) => image.includes('loading="lazy"'))
    expect(waits.length).toBeGreaterThan(1)
    expect(waits).toEqual(waits.map((_, index) => index > 0))
  })
}
