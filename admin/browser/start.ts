import CMS from '@sveltia/cms'
import { type Formatted, formatsOf } from '../form/formats'

/** Starts the editor on its page, which names the address of its configuration (`admin/page.ts`). */
const answer = await fetch(document.documentElement.dataset.config ?? '')
const config = (await answer.json()) as { collections: Formatted[] }
for (const [name, { ending, ...format }] of formatsOf(config.collections)) CMS.registerCustomFormat(name, ending, format)
await CMS.init({ config: config as never })
