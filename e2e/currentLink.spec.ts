import { expect } from '@playwright/test'
import { parse } from 'node-html-parser'
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
  [`/project-details/${first(projects).category}/${first(projects).id}`, t(`sectors.${first(projects).category}.heading`), 'true'],
  ['/career', t('careers.menu'), 'page'],
  ['/iElection-details', t('election.menu'), 'page'],
]
test('marks only the current page in the menu', async ({ request }) => {
  for (const [path, name, mark] of current) {
    const menu = parse(await (await request.get(path)).text()).querySelector('#_menu')
    const marked = menu?.querySelectorAll('a[aria-current]:not([hreflang])').map((link) => [link.text, link.getAttribute('aria-current')])
    expect(marked, path).toEqual([[name, mark]])
    // What is seen of a closed group is heard of it as well.
    const entries = menu?.querySelectorAll('nav > ul > li').filter((entry) => entry.querySelector('[aria-current]'))
    expect(
      entries?.map((entry) => entry.querySelector('a, summary')?.hasAttribute('aria-current')),
      path,
    ).toEqual([true])
  }
})

test('shows the current page in the menu, also the sector of a filter', async ({ sharedPage: page }) => {
  const sector = first(sectors).category
  for (const [path, name] of [
    ['/services', t('layout.navigation.services')],
    [`/work?category=${sector}`, t(`sectors.${sector}.heading`)],
  ] as const) {
    await page.goto(path)
    const { navigation } = header(page)
    await expect(navigation.locator('a[aria-current]'), path).toHaveText([name])
    const entries = navigation.locator('> ul > li')
    const label = ':scope > a, :scope > details > summary'
    const here = entries.filter({ has: page.locator('a[aria-current]') }).locator(label)
    const other = entries
      .filter({ hasNot: page.locator('a[aria-current]') })
      .locator(label)
      .first()
    const look = (element: Element) => getComputedStyle(element).color + getComputedStyle(element).fontWeight
    expect(await here.evaluate(look), `${path}: looks different`).not.toBe(await other.evaluate(look))
  }
})
