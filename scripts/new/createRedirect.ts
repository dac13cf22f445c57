import { readFileSync } from 'node:fs'
import { differingInCase, whyNotCase } from '../../check/redirects'
import { takenFolder } from '../../check/takenAddresses'
import { getContent } from '../../collections/content'
import { parse } from '../../collections/parse'
import { describeAll } from '../../collections/problem'
import { schemas } from '../../collections/schemas'
import { splitAddress } from '../../i18n/address'
import { locales } from '../../i18n/languages'
import { isOfLanguage } from '../../seo/movedPaths'
import { sitePages } from '../../seo/sitePages'
import { insert } from './insert'
import type { Creation } from './kind'

const file = 'content/redirects.json'

/** Redirects a former address, or all addresses below it, to a current page. Existing redirects to the former address then lead to the new one directly. */
export function createRedirect({ from = '', to = '', below = 'no' }: Record<string, string>): Creation {
  const { redirects } = getContent()
  const updated = redirects.flatMap((each, index) => (each.to === from ? [index] : []))
  const before = updated.reduce((text, index) => insert(text, [index, 'to'], to), readFileSync(file, 'utf8'))
  const text = insert(before, [-1], { from, to, ...(below === 'yes' && { below: true }) })
  const { problems } = parse(schemas.redirects, text, file)
  if (problems.length > 0) throw new Error(`The redirect would be invalid, so nothing was written:\n${describeAll(problems)}`)
  const others = updated.length > 0 ? ` ${updated.length} older ${updated.length === 1 ? 'redirect leads' : 'redirects lead'} there as well now.` : ''
  const inside = below === 'yes' ? ', and each address below it to the page of the same name' : ''
  return {
    files: [{ path: file, text, isNew: false }],
    summary: `${file}: ${from} leads to ${to}${inside}${isOfLanguage({ to, below: below === 'yes' }) ? '' : `, in ${locales.length} languages`}.${others}`,
    next: 'The preview follows it at once, the site after the next build.',
  }
}

/** The problem of a former address, as the end of a sentence. */
export function sourceProblem(path: string): string | undefined {
  if (!/^\/[\w-]+(\/[\w-]+)*$/.test(path) || splitAddress(path).path !== path) return 'has to be a path such as /services/ai-ml, without language'
  if (isPage(path)) return 'is the address of a page: rename or remove that first'
  const pages = sitePages().map((page) => page.path)
  const same = differingInCase(path, pages)
  if (same) return `differs from the page ${same} in capitals only: ${whyNotCase}`
  const taken = takenFolder(path)
  return taken && `cannot have been a page: ${taken}`
}

/** The problem of a target address, as the end of a sentence. */
export function targetProblem(path: string): string | undefined {
  return isPage(path) ? undefined : 'has to be the path of a page, without language, such as /services'
}

function isPage(path: string): boolean {
  return sitePages().some((page) => page.path === path)
}
