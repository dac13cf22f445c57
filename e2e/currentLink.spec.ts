import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { first } from '../testing/samples'
import { test } from '../testing/test'

const t = getTranslate('en')
const { projects, sectors, services } = getContent()

test.use({ viewport: { width: 1440, height: 800 } })

const current: [page: string, name: string, mark: 'page' | 'true'][] = [
  ['/company-overview', t('company.menu'), 'page'],
  ['/services', t('layout.navigation.services'), 'page'],
  [`/services/${first(services).category}`, t('layout.navigation.services'), 'true'],
  ['/work', t('work.all'), 'page'],
  ['/our-work', t('work.all'), 'true'],
  [`/work/${first(sectors).category}`, t(`sectors.${first(sectors).category}.heading`), 'true'],
  [`/project-details/${first(projects).category}/${first(projects).id}`, t('work.all'), 'true'],
  ['/career', t('careers.menu'), 'page'],
  ['/iElection-details', t('election.menu'), 'page'],
]
test('marks only the current page in the menu', async ({ page }) => {
  for (const [path, name, mark] of current) {
    await page.goto(path)
    const { navigation } = header(page)
    const marked = navigation.locator('a[aria-current]')
    await expect(marked, path).toHaveText([name])
    await expect(marked, path).toHaveAttribute('aria-current', mark)
    const entries = navigation.locator('> ul > li')
    const label = ':scope > a, :scope > details > summary'
    const here = entries.filter({ has: page.locator('a[aria-current]') }).locator(label)
    const other = entries
      .filter({ hasNot: page.locator('a[aria-current]') })
      .locator(label)
      .first()
    // What is seen of a closed group is heard of it as well.
    await expect(here, path).toHaveAttribute('aria-current', /./)
    const look = (element: Element) => getComputedStyle(element).color + getComputedStyle(element).fontWeight
    expect(await here.evaluate(look), `${path}: looks different`).not.toBe(await other.evaluate(look))
  }
})

test('marks the current sector in the menu', async ({ page }) => {
  await page.goto(`/work?category=${first(sectors).category}`)
  const marked = header(page).navigation.locator('a[aria-current]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveText(t(`sectors.${first(sectors).category}.heading`))
})
