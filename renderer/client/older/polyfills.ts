import { emulatePopovers } from './popovers'
import { showChosen } from './showChosen'

// Polyfills. Only older browsers request this file (`renderer/+client.ts`).
if (!('popover' in HTMLElement.prototype)) emulatePopovers(document)
if (!CSS.supports('selector(:has(a))')) showChosen(document)
