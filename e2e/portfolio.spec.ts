import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { textKey } from '../i18n/textKey'
import { getTranslate } from '../i18n/translator'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { first } from '../testing/samples'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'

const { projects, sectors } = getContent()
const t = getTranslate('en')

declare global {
  interface Window {
    shownSectors: string[]
  }
}

test('lists all projects under a general overview', async ({ sharedPage: page }) => {
  const locale = 'ja'
  const words = getTranslate(locale)
  await page.goto(address('/work', locale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('work.title'))
  await expect(cards(page)).toHaveCount(projects.length)
  for (const { id, category } of projects) {
    const card = cards(page).filter({ has: page.locator(`a[href="${address(`/project-details/${category}/${id}`, locale)}"]`) })
    await expect(card.getByRole('heading')).toHaveText(words(`${textKey('projects', id)}.heading`))
  }
  await expect(page.getByText(words('sectors.all.overview'))).toBeVisible()
  await expectFilter(page, words('work.all'), words('work.filter'))

  await test.step('side by side, each name of a label has a line, so that the headings of a row begin together', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const labels = await page
      .locator('article .label')
      .evaluateAll((all) => all.map(({ children }) => [...children].map((name) => name.getBoundingClientRect().y)))
    expect(labels.filter((lines) => lines.length > 1).length).toBeGreaterThan(0)
    expect(labels.filter((lines) => new Set(lines).size < lines.length)).toEqual([])
  })
})

test('lists only the chosen sector under its overview in every language', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    for (const { category } of shareByLocale(locale, sectors)) {
      await page.goto(address(`/work?category=${category}`, locale))
      await expectSector(page, category)
      await expect(page.getByText(words(`sectors.${category}.overview`))).toBeVisible()
      await expect(page.getByText(words('sectors.all.overview'))).toBeHidden()
      await expect(page.getByText(words('work.unknown'))).toBeHidden()
      await expectFilter(page, words(`sectors.${category}.heading`), words('work.filter'))
      await expect(page).toHaveTitle(`${words(`sectors.${category}.heading`)} · ${titleIn(locale)}`)
      expect(await versions(page), 'as in the document, as search engines ignore addresses that a script has changed').toEqual(versionsIn(locale))
    }
  })
})

test('reports an unknown sector and lists all projects', async ({ sharedPage: page }) => {
  const locale = 'de'
  const words = getTranslate(locale)
  await page.goto(address('/work?category=__proto__', locale))
  await expect(page.getByText(words('work.unknown'))).toBeVisible()
  await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length)
  await expectFilter(page, words('work.all'), words('work.filter'))
  await expect(page).toHaveTitle(titleIn(locale))
  expect(await versions(page)).toEqual(versionsIn(locale))
  const hyphenated = await page.evaluate(() => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('[data-leads] a') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    )
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\u00AD]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()]
        const room = text.parentElement?.closest('h2, h3')?.clientWidth ?? 0
        if (parts.reduce((sum, { width }) => sum + width, 0) <= room && new Set(parts.map(({ bottom }) => Math.round(bottom))).size > 1) found.push(word)
      }
    }
    return found
  })
  expect(hyphenated, 'a word goes to the next line as a whole where that has room').toEqual([])
})

test('accepts the sector in capitals, also at the second address', async ({ sharedPage: page }) => {
  for (const path of ['/work?category=Media-Entertainment', '/our-work?category=MEDIA-ENTERTAINMENT']) {
    await page.goto(path)
    await expectSector(page, 'media-entertainment')
    await expectFilter(page, t('sectors.media-entertainment.heading'), t('work.filter'))
  }

  await test.step('the tile that asks is a link as a whole', async () => {
    const sentence = page.getByRole('main').getByText(t('home.cta.text'))
    await sentence.scrollIntoViewIfNeeded()
    const box = await sentence.boundingBox()
    if (!box) throw new Error('The tile is out of sight.')
    await page.mouse.click(box.x + 20, box.y + 10)
    await expect(page).toHaveURL('/contact-us')
  })
})

test('leads from a sector of the home page to the others, whose pages open at the top; none flashes projects of another during load', async ({
  sharedPage: page,
}) => {
  await page.addInitScript(() => {
    window.shownSectors = []
    const look = () => {
      const visible = [...document.querySelectorAll('main article')].filter((card) => card.getClientRects().length > 0)
      // Not that of its link, which may still be on its way.
      window.shownSectors.push(...visible.map(({ parentElement }) => String(parentElement?.dataset.sector)))
      if (document.readyState !== 'complete') requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await page
    .getByRole('region', { name: t('home.sectors.title') })
    .getByRole('link', { name: t('sectors.education.heading') })
    .click()
  await expect(page).toHaveURL('/work?category=education')
  await expectSector(page, 'education')
  const shown = await page.evaluate(() => window.shownSectors)
  expect(shown.length).toBeGreaterThan(0)
  expect([...new Set(shown)]).toEqual(['education'])

  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page
    .getByRole('navigation', { name: t('work.filter') })
    .getByRole('link', { name: t('sectors.manufacturing.heading') })
    .click()
  await expect(page).toHaveURL('/work/manufacturing')
  await expectSector(page, 'manufacturing')
  await expectFilter(page, t('sectors.manufacturing.heading'), t('work.filter'))
  await expect(page.getByText(t('sectors.manufacturing.overview'))).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('links a card to its case study, and that back to its sector', async ({ sharedPage: page }) => {
  await page.goto('/ja/work')
  const words = getTranslate('ja')
  const project = first(projects)
  const card = cards(page).filter({ hasText: words(`${textKey('projects', project.id)}.heading`) })
  // Its smallest words are part of the link as well.
  const [whole, label] = await card.evaluate((each) => [each, each.querySelector('.label > *')].map((part) => part?.getBoundingClientRect().toJSON()))
  await card.click({ position: { x: label.x - whole.x + label.width / 2, y: label.y - whole.y + label.height / 2 } })
  await expect(page).toHaveURL(`/ja/project-details/${project.category}/${project.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`${textKey('projects', project.id)}.heading`))
  await test.step('on a tablet, type and sector stand beside the picture, below the title that they belong to', async () => {
    await page.setViewportSize({ width: 768, height: 1000 })
    const header = page.locator('[data-pictured]')
    const [lead, picture] = await Promise.all([header.locator('.lead').boundingBox(), header.locator('img').boundingBox()])
    expect((lead?.x ?? 0) + (lead?.width ?? Infinity)).toBeLessThanOrEqual(picture?.x ?? 0)
  })
  await page.getByRole('link', { name: words('layout.back.work') }).click()
  await expect(page).toHaveURL(`/ja/work?category=${project.category}`)
  await expectSector(page, project.category)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('lists all projects', async ({ page }) => {
    await page.goto('/work?category=healthcare')
    await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length)
  })
})

function titleIn(locale: Locale): string {
  return `${getTranslate(locale)('work.meta.title')} | ${getContent().company.name}`
}

/** Paths of the canonical address and the alternates of the portfolio; the last is for visitors of other languages. */
function versionsIn(locale: Locale): string[] {
  return [locale, ...locales, defaultLocale].map((each) => address('/work', each))
}

/** Those that the page has. */
function versions(page: Page): Promise<string[]> {
  return page.locator('link:is([rel="canonical"], [hreflang])').evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
}

function cards(page: Page) {
  return page.getByRole('main').locator('article')
}

async function expectSector(page: Page, sector: string): Promise<void> {
  const ids = projects.filter(({ category }) => category === sector).map(({ id }) => id)
  const links = cards(page).filter({ visible: true }).getByRole('link')
  await expect(links).toHaveCount(ids.length)
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname.split('/').slice(-2).join('/')))
  expect(addresses.toSorted()).toEqual(ids.map((id) => `${sector}/${id}`).toSorted())
}

/** Exactly one filter is marked as chosen. */
async function expectFilter(page: Page, name: string, label: string): Promise<void> {
  const chosen = page.getByRole('navigation', { name: label }).locator('a[aria-current]')
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toHaveText(name)
}
