import { expect } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { first, languageOf, pathOf } from '../testing/samples'
import { test } from '../testing/test'

/** Code, and a table with a caption and three columns of words. */
const rich = ({ html = '' }: { html?: string } = {}) =>
  html.includes('class="code"') && html.includes('<caption') && /<tr>\s*(?:<td>[^<]*<\/td>\s*){3}<\/tr>/.test(html)
const post = first(
  getBlog()
    .flatMap(({ posts }) => posts)
    .filter(({ texts }) => rich(texts.get('en'))),
)

test('shows date, author and contents of a post, and copies its code in every language', async ({ sharedPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await inEveryLanguage(async (locale) => {
    const t = getTranslate(locale)
    const text = post.texts.get(languageOf(post, locale))
    await page.goto(address(pathOf(post), locale))
    const article = page.getByRole('article').first()
    await expect(article.locator('time').first()).toHaveAttribute('datetime', text?.date ?? '')
    await expect(article.getByText(text?.author ?? text?.team ?? '', { exact: true })).toBeVisible()

    await test.step('the outline of the topic is whole, also where the dashes of its line are cut off', async () => {
      const topic = article.locator('.byline').getByRole('link')
      await topic.focus()
      const { x = 0, y = 0, height = 1 } = (await topic.boundingBox()) ?? {}
      const beside = (gap: number) => page.screenshot({ clip: { x: x - gap, y, width: 2, height } })
      expect((await beside(5)).equals(await beside(12)), 'it is not drawn').toBe(false)
    })

    const contents = page.getByRole('navigation', { name: t('layout.contents') }).getByRole('link')
    const headings = article.locator('.prose').getByRole('heading', { level: 2 })
    expect(await contents.allTextContents()).toEqual((await headings.allTextContents()).map((heading) => heading.replaceAll('\u00ad', '')))
    await contents.last().click()
    await expect(headings.last()).toBeInViewport()

    await test.step('in contrast themes, which show transparent borders too, one entry has the line of what is read', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const marked = () =>
        contents.evaluateAll((links) => {
          const colours = links.map((link) => getComputedStyle(link).borderInlineStartColor)
          return colours.filter((colour) => colours.indexOf(colour) === colours.lastIndexOf(colour)).length
        })
      await expect.poll(marked).toBe(1)
      await page.emulateMedia({ forcedColors: null })
    })

    const caption = article.locator('caption').first()
    const frame = article.getByRole('region', { name: (await caption.textContent()) ?? '' })
    await frame.focus()
    await expect(frame).toBeFocused()

    const block = article.locator('figure').first()
    // The paragraph above the code is between two stops.
    const read = article.locator('.prose > p:has(~ figure)').last()
    await read.click()
    await page.keyboard.press('Tab')
    expect(await read.evaluate((each) => each.compareDocumentPosition(document.activeElement as Element)), 'Tab goes on from a click').toBe(4)

    await block.scrollIntoViewIfNeeded()
    const button = block.getByRole('button')
    await expect(button).toHaveText(t('blog.copy'))
    await expect(block, 'the button is no part of its name').toHaveAccessibleName(
      (await block.locator('figcaption').evaluate((line) => line.firstChild?.textContent)) ?? '',
    )
    await button.click()
    await expect(button).toHaveText(t('blog.copied'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent())
    await expect(button).toHaveAttribute('aria-live', 'polite')
    await button.blur()
    await expect(button).toHaveText(t('blog.copy'))
    await expect(button).toHaveAttribute('aria-live', 'off')

    await test.step('code is copied also where the browser of an app refuses its clipboard to pages', async () => {
      await page.evaluate(async () => {
        await navigator.clipboard.writeText('')
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
      })
      await button.click()
      await expect(button).toHaveText(t('blog.copied'))
      expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe((await block.locator('code').textContent())?.trimEnd())
    })

    await test.step('in a low window, the keyboard reaches what stays beside the text, with its whole outline', async () => {
      const size = page.viewportSize()
      await page.setViewportSize({ width: 1280, height: 400 })
      for (const beside of [page.getByRole('navigation', { name: t('layout.contents') }), page.getByRole('complementary')]) {
        const last = beside.getByRole('link').last()
        await last.focus()
        await expect(last).toBeInViewport({ ratio: 1 })
        expect(((await last.boundingBox())?.x ?? 0) - ((await beside.boundingBox())?.x ?? 0)).toBeGreaterThan(4)
      }
      if (size) await page.setViewportSize(size)
    })

    await test.step('on paper, a caption and the head of its table stay with the first row', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const part of ['caption', 'thead']) await expect(frame.locator(part)).toHaveCSS('break-after', 'avoid')
      await page.emulateMedia({ media: null })
    })

    await test.step('on a phone, three columns of words are read without scrolling, two below the first; a table that scrolls shows it', async () => {
      const size = page.viewportSize()
      await page.setViewportSize({ width: 360, height: 700 })
      expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      const [subject, second, third] = await frame.getByRole('row').last().getByRole('cell').all()
      const boxOf = async (cell = frame) => (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [above, left, right] = [await boxOf(subject), await boxOf(second), await boxOf(third)]
      expect([left.y, right.y]).toEqual([above.y + above.height, left.y])
      expect([left.width, right.width], 'both have half of the line').toEqual([above.width / 2, above.width / 2])

      // As in text of twice the size, where a column can begin exactly at the edge.
      await frame.evaluate((each) => {
        each.style.inlineSize = '4rem'
        each.scrollIntoView({ behavior: 'instant' })
      })
      const { x, y, width } = await boxOf()
      const pixels = (from: number) => page.screenshot({ clip: { x: x + width + from, y, width: 2, height: 2 } })
      expect((await pixels(-2)).equals(await pixels(8)), 'a shade tells that it goes on').toBe(false)
      await page.emulateMedia({ forcedColors: 'active' })
      expect((await pixels(-2)).equals(await pixels(8)), 'in contrast themes as well').toBe(false)
      await page.emulateMedia({ forcedColors: null })
      await frame.evaluate((each) => each.scrollTo(each.scrollWidth, 0))
      expect((await pixels(-2)).equals(await pixels(8)), 'none at its end').toBe(true)
      if (size) await page.setViewportSize(size)
    })
  })
})
