import CMS from '@sveltia/cms'
import { type Formatted, formatsOf } from './formats'

/** Starts the editor on its page, which names the address of its configuration (`admin/page.ts`). */
const answer = await fetch(document.documentElement.dataset.config ?? '')
const text = await answer.text()
const { collections } = JSON.parse(text) as { collections: Formatted[] }
for (const [name, { ending, ...format }] of formatsOf(collections)) CMS.registerCustomFormat(name, ending, format)

/** What is meant for `fileValue.ts` it would take for slips. */
const ours = ['keyed', 'besides', 'numeric']
await CMS.init({ config: JSON.parse(text, (key, value) => (ours.includes(key) ? undefined : value)) })
