import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { newViolations } from '../testing/axe'
import { brokenWords } from '../testing/brokenWords'
import { cramped } from '../testing/cramped'
import { holes, keptRoom } from '../testing/holes'
import { lostEndings } from '../testing/lostEndings'
import { overflow } from '../testing/overflow'
import { samples } from '../testing/samples'
import { inlineScript } from '../testing/scriptKinds'
import { containsReact, ownScripts, watchScripts } from '../testing/scripts'
import { test } from '../testing/test'
import { withTextSize } from '../testing/textSize'
import { changedTexts } from '../testing/texts'
import { useTypeface } from '../testing/useTypeface'
import { layoutShifts, readToTheEnd, sleepingIslands, watchForProblems, watchForShifts } from '../testing/watch'

/** The widths of the window, with what is asked in each. A page is opened and read in the first, in the next language in the last. */
const widths = [
  { width: 1440, asks: ['overflow', 'accessibility', 'rows'] },
  { width: 992, asks: ['words', 'endings', 'rows'] },
  { width: 768, asks: ['words', 'endings', 'rows'] },
  { width: 360, asks: ['endings', 'accessibility'] },
  { width: 320, asks: ['overflow', 'words', 'endings'] },
]

/**
 * Everything that is asked of every page, on one visit per language; under its second address in one of them. No locator is used, as the
 * first one makes Playwright run 340 kB of script in the page, and the first `evaluateAll` once more: an eighth of the whole time.
 */
for (const [index, { name, path, status = 200, again }] of samples.entries()) {
  const inOrder = [...locales.slice(index % locales.length), ...locales.slice(0, index % locales.length)]
  const asked = again ? inOrder.slice(0, 1) : inOrder
  test(`shows ${path} (${name}) without faults in ${again ? asked : 'every language'}`, async ({ sharedPage: page, request }) => {
    test.slow()
    const problems = await watchForProblems(page)
    const scripts = watchScripts(page)
    await watchForShifts(page)
    const checked = new Set<string>()
    const { resize, leaveSize } = await unpaintedSizes(page)

    for (const [turn, locale] of asked.entries()) {
      await test.step(locale, async () => {
        const [first, ...others] = (index + turn) % 2 ? widths.toReversed() : widths
        scripts.length = 0
        if (first) await resize(first.width)
        // One of the visits is in the dark scheme, another by someone who has not asked for less motion.
        await page.emulateMedia({ colorScheme: turn === 1 ? 'dark' : 'light', reducedMotion: turn === 0 ? 'no-preference' : 'reduce' })
        const response = await page.goto(address(path, locale))
        expect(response?.status()).toBe(status)
        expect.soft(await frameOf(page)).toEqual({ lang: locale, dir: 'ltr', headings: 1, odd: [] })
        await readToTheEnd(page)
        await expect.poll(() => sleepingIslands(page)).toEqual([])
        expect.soft(await layoutShifts(page), `${locale}, ${first?.width} px: moves`).toEqual([])
        if (first) await ask(first, locale)
        await expectNoIdleScripts(locale)
        for (const other of others) {
          await resize(other.width)
          await ask(other, locale)
        }
        if (!again) {
          await expect.soft.poll(() => changedTexts(page), `${locale}: what it says with script is what it says without`).toEqual([])
          await withTextSize(page, 32, async () => {
            // Half of the visits come from the first of them. On larger phones two things fit beside each other that do not on others.
            for (const width of turn === 0 ? [320, 1280, 412, 360] : [320, 1280, 360]) {
              await resize(width)
              // What becomes a side menu in between moves there.
              await expect.soft.poll(() => overflow(page), `${locale}, ${width} px, text of twice the size: sticks out at the side`).toEqual([])
            }
            const where = `${locale}, 360 px, text of twice the size`
            expect.soft(await keptRoom(page), `${where}: takes room and is not seen`).toEqual([])
            expect.soft(await cramped(page), `${where}: broken, or at the edge`).toEqual([])
            await useTypeface(page)
            expect.soft(await brokenWords(page), `${where}: words that are cut`).toEqual([])
            await leave(page)
          })
        } else await leave(page)
      })
    }
    await leaveSize()
    expect(problems).toEqual([])

    async function ask({ width, asks }: (typeof widths)[number], locale: string) {
      const where = `${locale}, ${width} px`
      if (asks.includes('overflow')) await expect.soft.poll(() => overflow(page), `${where}: sticks out at the side`).toEqual([])
      if (asks.includes('words')) expect.soft(await brokenWords(page), `${where}: words of headings that are cut`).toEqual([])
      if (asks.includes('endings') && locale === 'ja') expect.soft(await lostEndings(page), `${where}: last lines of a few characters`).toEqual([])
      if (asks.includes('rows')) expect.soft(await holes(page), `${where}: is not full, or ends before the edge of the page`).toEqual([])
      if (asks.includes('accessibility') && !again) {
        // Some islands are none in a wide window, and wake up in a narrow one.
        await expect.poll(() => sleepingIslands(page)).toEqual([])
        expect.soft(await newViolations(page, checked, `${width} px`), `${where}: breaks rules of accessibility`).toEqual([])
      }
    }

    async function expectNoIdleScripts(locale: string) {
      const [hasIsland, ...extra] = await areThere(page, ['[data-island]', 'a[data-back]', 'a[data-embed]', 'video[data-loop]'])
      if (hasIsland) return
      expect.soft(scripts.filter(containsReact), `${locale}: scripts with React`).toEqual([])
      const own = await ownScripts(page, request)
      await expect.soft.poll(() => scripts.length, `${locale}: scripts`).toBe(own.length + extra.filter(Boolean).length)
    }
  })
}

/**
 * Changes the width of the window by one call to the browser, and leaves the painted corner as it is (testing/test.ts). Playwright ignores a size that it
 * has set last, so it first gets one that no test begins with.
 */
async function unpaintedSizes(page: Page) {
  await page.setViewportSize({ width: 999, height: 999 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setVisibleSize', { width: 1, height: 1 })
  const size = { height: 1000, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true }
  return {
    resize: (width: number) => session.send('Emulation.setDeviceMetricsOverride', { ...size, width }),
    leaveSize: () => session.detach(),
  }
}

/** Forgets the language, and hides the page, which would else be laid out and painted for each setting of the next visit; cheaper than an empty page. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    document.documentElement.style.display = 'none'
  })
  await page.context().clearCookies()
}

test('shows every page without errors when its scripts fail to load', async ({ sharedPage: page, request }) => {
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

/**
 * What search engines and screen readers look for first. Odd are parts of headings and names whose lines are not as far apart as those around them:
 * larger or smaller letters, or looser lines; words of a paragraph that are kept on one line, and pushed away from the others by the rules of
 * what is one below the other; drop-downs with another arrow than the site’s; texts of which nobody sees that they are selected, as their
 * ground has the same colour; and links in lines that cut off what is beside them, which the outline of their focus would be.
 */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const { lang, dir } = document.documentElement
    const parts = [...document.querySelectorAll(':is(h1, h2, h3, b) :is(a, span, b)')]
    const lineHeight = (element: Element | null) => element && getComputedStyle(element).lineHeight
    const choices = [...document.querySelectorAll('main select')]
    const hasArrow = (each: Element) => getComputedStyle(each).appearance === 'none' && getComputedStyle(each.parentElement ?? each, '::after').content === '""'
    const kept = [...document.querySelectorAll('p :is(.whole, .ending)')]
    const groundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.body)
      return element && backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor
    }
    const texts = [...document.querySelectorAll('main :is(h2, h3, p, p > *, a, button)')].filter(({ firstChild }) => firstChild instanceof Text)
    const odd = [
      ...parts.filter((part) => lineHeight(part) !== lineHeight(part.parentElement)),
      ...kept.filter((part) => getComputedStyle(part).marginBlockStart !== '0px'),
      ...choices.filter((each) => !hasArrow(each)),
      ...texts.filter((text) => getComputedStyle(text, '::selection').backgroundColor === groundOf(text)),
      ...[...document.querySelectorAll('main a')].filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).overflowX === 'clip'),
    ]
    return { lang, dir, headings: document.querySelectorAll('h1').length, odd: odd.map((part) => part.textContent) }
  })
}

function areThere(page: Page, selectors: string[]): Promise<boolean[]> {
  return page.evaluate((selectors) => selectors.map((selector) => document.querySelector(selector) !== null), selectors)
}
