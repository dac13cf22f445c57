import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { postalAddress } from '../i18n/postalAddress'
import { getTranslate } from '../i18n/translator'
import { first } from '../testing/samples'
import { test } from '../testing/test'

const { company, projects } = getContent()
const t = getTranslate('en')

test('separates lines in extracted text', async ({ page }) => {
  const { category, id } = first(projects)
  await page.goto(`/project-details/${category}/${id}`)
  const text = (await page.locator('main').textContent()) + ((await page.locator('footer').textContent()) ?? '')
  expect(text).toContain([company.legalName, ...postalAddress(company, 'en')].join(' '))
  expect(text).toContain(`${t('work.next')} `)
})
