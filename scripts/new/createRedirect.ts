import { readFileSync } from 'node:fs'
import { getContent } from '../../collections/content'
import { parse } from '../../collections/parse'
import { describe } from '../../collections/problem'
import { schemas } from '../../collections/schemas'
import { locales } from '../../i18n/languages'
import { isOfLanguage } from '../../seo/movedPaths'
import { sitePages } from '../../seo/sitePages'
import { insert } from './insert'
import type { Creation } from './kind'

const file = 'content/redirects.json'

/** Leads an address that a page had, or all addresses of a folder, to one that a page has. What led to the old one leads to the new one, too: in one step. */
export function createRedirect({ from = '', to = '', below = 'no' }: Record<string, string>): Creation {
  const { redirects } = getContent()
  const turned = redirects.flatMap((each, index) => (each.to === from ? [index] : []))
  const before = turned.reduce((text, index) => insert(text, [index, 'to'], to), readFileSync(file, 'utf8'))
  const text = insert(before, [-1], { from, to, ...(below === 'yes' && { below: true }) })
  const { problems } = parse(schemas.redirects, text, file)
  if (problems.length > 0) throw new Error(`There would be something wrong with it, so nothing was written:\n${problems.map(describe).join('\n')}`)
  const others = turned.length > 0 ? ` ${turned.length} older ${turned.length === 1 ? 'redirect leads' : 'redirects lead'} there as well now.` : ''
  return {
    files: [{ path: file, text, isNew: false }],
    said: `${file}: ${from}${below === 'yes' ? ' and all below it lead' : ' leads'} to ${to}${isOfLanguage({ to, below: below === 'yes' }) ? '' : `, in ${locales.length} languages`}.${others}`,
    next: 'It is there after the next build.',
  }
}

/** What is wrong with the address of a page that there was. */
export function sourceProblem(path: string): string | undefined {
  if (!/^\/[\w-]+(\/[\w-]+)*$/.test(path)) return 'has to be a path such as /services/ai-ml, without language'
  return isPage(path) ? 'is the address of a page: rename or remove that first' : undefined
}

/** What is wrong with the address of a page that there is. */
export function targetProblem(path: string): string | undefined {
  return isPage(path) ? undefined : 'has to be the path of a page, without language, such as /services'
}

function isPage(path: string): boolean {
  return sitePages().some((page) => page.path === path)
}
