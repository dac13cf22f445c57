import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { newViolations } from '../testing/axe'
import { brokenWords } from '../testing/brokenWords'
import { overflow } from '../testing/overflow'
import { samples } from '../testing/samples'
import { inlineScript } from '../testing/scriptKinds'
import { containsReact, ownScripts, watchScripts } from '../testing/scripts'
import { test } from '../testing/test'
import { withTextSize } from '../testing/textSize'
import { textsOf, textsOfPage } from '../testing/texts'
import { layoutShifts, readToTheEnd, sleepingIslands, watchForProblems, watchForShifts } from '../testing/watch'

const widths = [1440, 320]

/** Whatever is asked of every page is asked here, on one visit per language; under its second address in one of them. */
for (const [index, { name, path, status = 200, again }] of samples.entries()) {
  const inOrder = [...locales.slice(index % locales.length), ...locales.slice(0, index % locales.length)]
  const asked = again ? inOrder.slice(0, 1) : inOrder
  test(`shows ${path} (${name}) without faults in ${again ? asked : 'every language'}`, async ({ page, request }) => {
    test.slow()
    const problems = await watchForProblems(page)
    const scripts = watchScripts(page)
    await watchForShifts(page)
    const checked = new Set<string>()
    await page.addInitScript(() => localStorage.clear())

    for (const [turn, locale] of asked.entries()) {
      await test.step(locale, async () => {
        // It is opened and read in one of the widths, in the next language in the other.
        const [first = 1440, second = 320] = (index + turn) % 2 ? widths.toReversed() : widths
        scripts.length = 0
        // The language of the last visit would be remembered.
        await page.context().clearCookies()
        await page.setViewportSize({ width: first, height: 1000 })
        // One of the visits is in the dark scheme, another by someone who has not asked for less motion.
        await page.emulateMedia({ colorScheme: turn === 1 ? 'dark' : 'light', reducedMotion: turn === 0 ? 'no-preference' : 'reduce' })
        const response = await page.goto(address(path, locale))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
        expect(response?.status()).toBe(status)
        await expect(page.locator('h1')).toHaveCount(1)
        expect.soft(await looseHeadings(page), `${locale}: set looser than the heading they stand in`).toEqual([])
        await readToTheEnd(page)
        await expect.poll(() => sleepingIslands(page)).toEqual([])
        expect.soft(await layoutShifts(page), `${locale}, ${first} px: moves`).toEqual([])
        await expectToFit(first, locale)
        await page.setViewportSize({ width: second, height: 1000 })
        await expectToFit(second, locale)

        for (const width of [320, 768, 992]) {
          await page.setViewportSize({ width, height: 1000 })
          expect.soft(await brokenWords(page), `${locale}, ${width} px: words of headings that are cut`).toEqual([])
        }
        await expectNoIdleScripts(locale)
        if (again) return

        await page.setViewportSize({ width: 1440, height: 1000 })
        await expectAccessible(1440, locale)
        await page.setViewportSize({ width: 360, height: 740 })
        await expectAccessible(360, locale)
        const texts = textsOf(await (await request.get(address(path, locale))).text())
        await expect.soft.poll(() => textsOfPage(page), `${locale}: what it says with script is what it says without`).toEqual(texts)
        await withTextSize(page, 32, async () => {
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 900 })
            // What becomes a side menu in between moves there.
            await expect.soft.poll(() => overflow(page), `${locale}, ${width} px, text of twice the size: sticks out at the side`).toEqual([])
          }
        })
      })
    }
    expect(problems).toEqual([])

    async function expectToFit(width: number, locale: string) {
      await expect.soft.poll(() => overflow(page), `${locale}, ${width} px: sticks out at the side`).toEqual([])
    }

    async function expectAccessible(width: number, locale: string) {
      expect.soft(await newViolations(page, checked, `${width} px`), `${locale}, ${width} px: breaks rules of accessibility`).toEqual([])
    }

    async function expectNoIdleScripts(locale: string) {
      if ((await page.locator('[data-island]').count()) > 0) return
      expect.soft(scripts.filter(containsReact), `${locale}: scripts with React`).toEqual([])
      const extra = await Promise.all(['a[data-back]', 'a[data-embed]', 'video[data-loop]'].map(async (few) => ((await page.locator(few).count()) > 0 ? 1 : 0)))
      const own = await ownScripts(page, request)
      expect.soft(scripts.length, `${locale}: scripts`).toBe(extra.reduce<number>((sum, each) => sum + each, own.length))
    }
  })
}

test('shows every page without errors when its scripts fail to load', async ({ page, request }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/*.js', (route) => route.abort())
  // Where the same runs, the same errors come.
  const tried = new Set<string>()
  for (const { path } of samples) {
    const code = inlineScript(await (await request.get(path)).text())
    if (tried.has(code)) continue
    tried.add(code)
    await page.goto(path)
    expect.soft(errors, path).toEqual([])
  }
})

/** Parts of headings whose lines are further apart than those of the heading. */
function looseHeadings(page: Page): Promise<(string | null)[]> {
  return page.locator(':is(h1, h2, h3) :is(a, span, b)').evaluateAll((parts) => {
    const lineHeight = (element: Element | null) => element && getComputedStyle(element).lineHeight
    return parts.filter((part) => lineHeight(part) !== lineHeight(part.parentElement)).map((part) => part.textContent)
  })
}
