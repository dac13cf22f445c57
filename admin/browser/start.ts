import CMS from '@sveltia/cms'
import { type Formatted, formatsOf } from './formats'

/** Starts the editor with the configuration whose address is in its page (`admin/page.ts`). */
const answer = await fetch(document.documentElement.dataset.config ?? '')
const text = await answer.text()
const { collections } = JSON.parse(text) as { collections: Formatted[] }
for (const [name, { ending, ...format }] of formatsOf(collections)) CMS.registerCustomFormat(name, ending, format)

/** Removes the keys for `fileValue.ts`, which Sveltia would report as mistakes. */
const ours = ['keyed', 'besides', 'numeric']
await CMS.init({ config: JSON.parse(text, (key, value) => (ours.includes(key) ? undefined : value)) })
