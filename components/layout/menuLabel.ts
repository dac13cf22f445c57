import type { Translate } from '../../i18n/translator'

/** The text that `content/menu.json` names. That there is one is for `check/menu.ts` to say, as no type can know. */
export function menuLabel(t: Translate, label: string): string {
  return (t as (key: string) => string)(label)
}
