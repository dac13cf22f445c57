import { emulatePopovers } from './popovers'
import { showChosen } from './showChosen'

/** Does by script what an older browser cannot do by itself. Newer ones never ask for this file (`renderer/+client.ts`). */
export function standIn(root: Document): void {
  if (!('popover' in HTMLElement.prototype)) emulatePopovers(root)
  if (!CSS.supports('selector(:has(a))')) showChosen(root)
}
