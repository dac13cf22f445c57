import { statSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { type Locale, locales } from '../i18n/languages'
import { textKey } from '../i18n/textKey'
import { getTranslate } from '../i18n/translator'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { first } from '../testing/samples'
import { chunkOf } from '../testing/scripts'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'

const t = getTranslate('en')
const { company, offerings, openings, projects, services } = getContent()

/** Of a known sector, of another sector, and of none. */
const unknownProjects = projects
  .slice(0, 1)
  .flatMap(({ id, category }) => [
    `/project-details/${category}/${projects.length + 1}`,
    `/project-details/${projects.find((other) => other.category !== category)?.category}/${id}`,
    `/project-details/x/${id}`,
  ])
test('links an unknown project to the portfolio, and reports an unknown offering in every language', async ({ sharedPage: page, request }) => {
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    for (const path of [...unknownProjects, '/what-we-do/xyz']) expect((await request.get(address(path, locale))).status(), path).toBe(404)
    for (const path of shareByLocale(locale, [first(unknownProjects), '/what-we-do/xyz', first(unknownProjects), '/what-we-do/xyz'])) {
      const isProject = path !== '/what-we-do/xyz'
      await page.goto(address(path, locale))
      await expect(page.getByText(words('errors.cardNotFound'))).toBeVisible({ visible: !isProject })
      const work = page.getByRole('main').getByRole('link', { name: words('errors.notFound.work') })
      if (isProject) await expect(work).toHaveAttribute('href', address('/work', locale))
    }
  })
})

test('prints the words of the company overview and the election product, and has the parts of the footer beside each other from 576 px', async ({
  sharedPage: page,
}) => {
  await page.goto('/company-overview')
  await expectPrintedPair(page, t('company'))

  await page.goto('/iElection-details')
  const more = page.getByRole('main').getByRole('link', { name: t('election.readMore') })
  await expect(more, 'says what it leads to').toHaveAccessibleName([t('election.readMore'), t('election.readMoreSubject'), t('layout.newTab')].join(' '))
  await page.emulateMedia({ media: 'print' })
  const printed = await more.evaluate((link) => [getComputedStyle(link, '::after').content, getComputedStyle(link).borderStyle])
  expect(printed, 'is no button on paper, and shows its address').toEqual([JSON.stringify(await more.getAttribute('href')), 'none'])
  await page.emulateMedia({ media: null })

  await page.setViewportSize({ width: 576, height: 700 })
  const tops = await page
    .getByRole('contentinfo')
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([2, 1])
})

test('links to each opening, and to an application email with its name in every language', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    for (const { key } of openings) {
      await page.goto(address(`/career#${key}`, locale))
      const { title } = words(textKey('careers.openings', key))
      const card = page.locator(`#${key}`)
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(card).toBeInViewport()
      await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', address(`/career/${key}`, locale))
      const link = card.getByRole('link', { name: words('careers.labels.applyFor', { name: title }) })
      await expect(link).toContainText(words('careers.labels.apply'))
      const mail = new URL((await link.getAttribute('href')) ?? '')
      expect(mail.pathname).toBe(company.careersEmail)
      expect(mail.searchParams.get('subject')).toBe(title)
    }
    const open = words('careers.open.title')
    const mail = new URL((await page.getByRole('link', { name: words('careers.labels.applyFor', { name: open }) }).getAttribute('href')) ?? '')
    expect([mail.pathname, mail.searchParams.get('subject')]).toEqual([company.careersEmail, open])
    await expect(page.getByRole('main').locator(`a[href="mailto:${company.careersEmail}"]`)).toBeVisible()
    const work = page.getByRole('region', { name: words('careers.work.title'), exact: true }).getByRole('link')
    await expect(work.filter({ hasText: words('careers.work.methodology') })).toHaveAttribute('href', address('/services#methodology', locale))
    const names = page.locator(openings.map(({ key }) => `#${key} h2`).join())
    const arrows = await names.evaluateAll((all) => all.map((name) => getComputedStyle(name, '::after').content))
    expect(arrows, 'an arrow shows that each name leads to a page').toEqual(openings.map(() => '""'))

    await test.step('paper has columns with pictures of one width, also where an opening would be alone in its row', async () => {
      await page.setViewportSize({ width: 794, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      const pictures = page.locator(openings.map(({ key }) => `#${key} img`).join())
      const widths = await pictures.evaluateAll((found) => found.map((picture) => Math.round(picture.getBoundingClientRect().width)))
      expect(widths).toHaveLength(openings.length)
      expect(new Set(widths).size).toBe(1)
      // The text above it has the address.
      await expect(page.getByRole('main').locator(`a[href="mailto:${company.careersEmail}"]`)).toBeHidden()
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1280, height: 720 })
    })
  })
})

/** Vision and mission, white on dark on a screen, are dark on paper, which browsers print without backgrounds. */
async function expectPrintedPair(page: Page, { vision, mission }: Record<'vision' | 'mission', { title: string; text: string }>): Promise<void> {
  await test.step('vision and mission can be read on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const text of [vision, mission].flatMap(({ title, text }) => [title, text])) {
      const printed = page.getByRole('main').getByText(text, { exact: true })
      await expect(printed).toBeVisible()
      const [red = 255, green = 255, blue = 255] = await printed.evaluate((element) => (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number))
      expect(Math.max(red, green, blue), text).toBeLessThan(100)
    }
    // A drawing is behind it.
    await expect(page.locator('video')).toBeHidden()
    await page.emulateMedia({ media: null })
  })
}

test('goes one step back in history from an offering', async ({ sharedPage: page }) => {
  const path = `/what-we-do/${first(offerings).category}`
  await page.goto('/services')
  await page.goto('/?x=1')
  await page.getByRole('main').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  const back = await backLink(page)

  await test.step('it opens in a new tab if that is asked for, and this one stays', async () => {
    const opened = page.context().waitForEvent('page')
    await back.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL('/')
    await tab.close()
    await expect(page).toHaveURL(path)
  })

  await back.click()
  await expect(page).toHaveURL('/?x=1')
  await page.goForward()
  await expect(page).toHaveURL(path)

  await test.step('it leads off the offering after the way past the menu', async () => {
    await page.getByRole('link', { name: t('layout.skip') }).press('Enter')
    await expect(page).toHaveURL(`${path}#_content`)
    await (await backLink(page)).click()
    await expect(page).toHaveURL('/?x=1')
  })
})

test('leaves an offering after use of the skip link, without the Navigation API', async ({ sharedPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.goto('/?x=1')
  await page
    .getByRole('main')
    .locator(`a[href="/what-we-do/${first(offerings).category}"]`)
    .click()
  await page.getByRole('link', { name: t('layout.skip') }).press('Enter')
  await expect(page).toHaveURL(`/what-we-do/${first(offerings).category}#_content`)
  await (await backLink(page)).click()
  await expect(page).toHaveURL('/')
})

test('does not go back to the other language from an offering', async ({ sharedPage: page }) => {
  const path = `/what-we-do/${first(offerings).category}`
  const [, other = 'de'] = locales
  await page.goto('/services')
  await page.goto(path)
  await page.evaluate((code) => document.querySelector<HTMLAnchorElement>(`a[hreflang="${code}"]`)?.click(), other)
  await expect(page).toHaveURL(address(path, other))
  await (await backLink(page, other)).click()
  await expect(page).toHaveURL(address('/', other))
})

test('leads from an offering to the home page when entered from another site', async ({ sharedPage: page }) => {
  const { category } = first(offerings.slice(-1))
  await page.goto(`/ja/what-we-do/${category}`)
  await (await backLink(page, 'ja')).click()
  await expect(page).toHaveURL('/ja')
})

test('leads from a service to all services, and opens every page at its top', async ({ sharedPage: page }) => {
  const words = getTranslate('de')
  await page.goto(`/de/services/${first(services).category}`)
  await page.getByRole('link', { name: words('layout.back.services') }).click()
  await expect(page).toHaveURL('/de/services')

  await test.step('a button keeps its shape under the focus', async () => {
    const button = page.getByRole('main').locator('a[href="/de/contact-us"]').first()
    const radius = () => button.evaluate((element) => getComputedStyle(element).borderRadius)
    const before = await radius()
    await button.focus()
    await expect(button).toHaveCSS('outline-style', 'solid')
    expect(await radius()).toBe(before)
  })

  const link = page.getByRole('contentinfo').getByRole('link', { name: words('careers.menu') })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/de/career')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('careers.title'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('shows the current year in the copyright of an older page', async ({ sharedPage: page, request }) => {
  const copyright = page.getByRole('contentinfo').getByText('©')
  const built = Number(/© <[^>]*>(\d{4})/.exec(await (await request.get('/about')).text())?.[1])
  // Of the build, which may be from before New Year.
  expect(built).toBe(statSync('dist/client/lastmod.json').mtime.getFullYear())
  await page.clock.setFixedTime(`${built + 1}-01-02T12:00:00`)
  await page.goto('/about')
  await expect(copyright).toContainText(`© ${built + 1}`)
  // A clock that is behind makes it no older.
  await page.clock.setFixedTime(`${built - 1}-06-15T12:00:00`)
  await page.reload()
  await expect(copyright).toContainText(`© ${built}`)
})

/** The link from an offering to where the visitor came from, with its script, before which it leads to the home page. */
async function backLink(page: Page, locale: Locale = 'en'): Promise<Locator> {
  // Then the page has asked for it.
  await page.waitForLoadState()
  await page.evaluate((chunk) => import(chunk).then(() => {}), chunkOf('backLinks'))
  return page.getByRole('link', { name: getTranslate(locale)('layout.back.previous'), exact: true })
}
