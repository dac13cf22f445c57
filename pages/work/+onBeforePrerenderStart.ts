import { addresses } from './addresses'

export function onBeforePrerenderStart() {
  return [...addresses]
}
