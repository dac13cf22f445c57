import { emulatePopovers } from './popovers'
import { showChosen } from './showChosen'

// Does by script what an older browser cannot do by itself. Newer ones never ask for this file (`renderer/+client.ts`).
if (!('popover' in HTMLElement.prototype)) emulatePopovers(document)
if (!CSS.supports('selector(:has(a))')) showChosen(document)
