import { expect } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { changeAnswer, type Post } from '../testing/blog'
import { contactForm, fillAndSend, useOwnClientAddress } from '../testing/contact'
import { holdRequests } from '../testing/holdRequests'
import { openChanged } from '../testing/openChanged'
import { pathOf, translatedPost } from '../testing/samples'
import { chunkOfReact } from '../testing/scripts'
import { test } from '../testing/test'

const t = getTranslate('en')

test('keeps the focus on a link of an island after an error', async ({ sharedPage: page }) => {
  const path = pathOf(translatedPost())
  await changeAnswer<Post>(page, '**/blog.php*', (answer) => ({ ...answer, title: 'Changed' }))
  const release = await holdRequests(page, `**${chunkOfReact()}`)
  await openChanged(page, path, (html) => html.replace(/data-props="[^"]*"/g, 'data-props="{}"'))
  const more = page
    .getByRole('main')
    .getByRole('link', { name: t('layout.back.category') })
    .last()
  await more.focus()
  release()
  await expect(page.getByRole('alert')).toContainText(t('errors.application.title'))
  await expect(more).toBeFocused()
})

test('keeps the focus on the button of an island that breaks after hydration', async ({ sharedPage: page }) => {
  await useOwnClientAddress(page)
  await openChanged(page, '/contact-us', (html) => html.replace(/(&quot;sending&quot;:)&quot;[^&]*&quot;/, '$1{}'))
  await fillAndSend(page)
  await expect(page.getByRole('alert')).toContainText(t('errors.application.title'))
  await expect(contactForm(page).submit).toBeFocused()
})
