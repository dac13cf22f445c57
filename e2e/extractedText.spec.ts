import { expect } from '@playwright/test'
import { parse } from 'node-html-parser'
import { getContent } from '../collections/content'
import { postalAddress } from '../i18n/postalAddress'
import { getTranslate } from '../i18n/translator'
import { first } from '../testing/samples'
import { test } from '../testing/test'

const { company, projects } = getContent()
const t = getTranslate('en')

test('separates lines in extracted text', async ({ request }) => {
  const { category, id } = first(projects)
  const document = parse(await (await request.get(`/project-details/${category}/${id}`)).text())
  const text = document
    .querySelectorAll('main, footer')
    .map((part) => part.text)
    .join('')
  expect(text).toContain([company.legalName, ...postalAddress(company, 'en')].join(' '))
  expect(text).toContain(`${t('work.next')} `)
})
