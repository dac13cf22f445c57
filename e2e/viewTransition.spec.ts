import { expect, type Page } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { inMotion } from '../testing/inMotion'
import { first, pathOf } from '../testing/samples'
import { test } from '../testing/test'

test.use(inMotion)

declare global {
  interface Window {
    /** Parts that moved on their own when this page was revealed; undefined where there was no transition. */
    moved: Promise<string[] | undefined>
  }
}

const { services, projects } = getContent()
const project = first(projects)
const category = first(getBlog())
const steps = {
  'a case study': ['/work', `/project-details/${project.category}/${project.id}`],
  'a service': ['/services', `/services/${first(services).category}`],
  'a blog category': ['/blog', `/${category.slug}`],
  'a post': [`/${category.slug}`, pathOf(first(category.posts))],
} as const

test('animates the picture of a page from its card', async ({ sharedPage: page }) => {
  await watchTransitions(page)
  for (const [name, [from, to]] of Object.entries(steps)) {
    await test.step(name, async () => {
      // Again on a busy machine: Chromium gives up a transition to a page that takes seconds to come.
      await expect(async () => {
        await page.goto(from)
        await page.getByRole('main').locator(`article a[href="${to}"]`).click()
        await expect(page).toHaveURL(to)
        // The card’s picture is what moves; a slow machine may reveal the page before its own picture has been read.
        const moved = await page.evaluate(() => window.moved)
        expect(moved).toContainEqual(expect.stringContaining('-old(subject)'))
        expect(moved, 'the page itself is there at once').not.toContainEqual(expect.stringContaining('(root)'))
      }).toPass()
    })
  }

  await test.step('back to its card', async () => {
    const [category, post] = steps['a post']
    await expect(async () => {
      if (new URL(page.url()).pathname !== post) await page.goForward()
      await page.goBack()
      await expect(page).toHaveURL(category)
      expect(await page.evaluate(() => window.moved)).toContainEqual(expect.stringContaining('(subject)'))
    }).toPass()
  })

  await test.step('and nothing where no card was pressed', async () => {
    await page.getByRole('contentinfo').locator('a[href="/career"]').click()
    await expect(page).toHaveURL('/career')
    expect(await page.evaluate(() => window.moved)).toBeUndefined()
  })
})

test('lets the visitor press what is on the page while a picture moves', async ({ sharedPage: page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {})
      for (const animation of document.getAnimations()) if ((animation.effect as KeyframeEffect).pseudoElement) animation.pause()
      document.documentElement.toggleAttribute('data-held')
    })
  })
  const [from, to] = steps['a case study']
  const moving = () => page.evaluate(() => document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement))
  // Again on a busy machine, as above.
  await expect(async () => {
    await page.goto(from)
    await page.getByRole('main').locator(`article a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('html[data-held]')).toBeAttached()
    expect(await moving()).toBe(true)
  }).toPass()
  for (const part of [page.getByRole('banner').locator('summary').first(), page.getByRole('heading', { level: 1 })]) {
    expect(await moving()).toBe(true)
    await part.click()
  }
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0)
})

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('changes pages without transitions', async ({ sharedPage: page }) => {
    await watchTransitions(page)
    await page.goto('/work')
    await page.getByRole('main').locator('article a').first().click()
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => window.moved)).toBeUndefined()
  })
})

async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = new Promise((resolve) => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        if (!viewTransition) return resolve(undefined)
        await viewTransition.ready.catch(() => {})
        resolve(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''))
      })
    })
  })
}
