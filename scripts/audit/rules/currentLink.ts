import type { HTMLElement } from 'node-html-parser'
import { tagName, withAncestors } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'

export const currentLink = {
  name: 'current link',
  scope: 'page',
  why: 'Menus say which of their links is the page itself, also to those who do not see its colour: that one has aria-current="page", and no other link on the page has it. In the language switch, the page’s own language has aria-current.',
  check(page, { origin }) {
    return page.all('a').flatMap((link): Finding[] => {
      const href = link.getAttribute('href') ?? ''
      const said = link.getAttribute('aria-current')
      const language = link.getAttribute('hreflang')
      const isItself = language ? language === page.locale : pathOnSite(href, page, origin) === page.url && !/[?#]/.test(href)
      const isMarked = language ? said !== undefined : said === 'page'
      // Links to the page itself are marked in the menu only.
      if (isItself === isMarked || (isItself && !isInMenu(link))) return []
      return [{ found: `a link to ${href} with aria-current="${said ?? ''}"`, expected: isItself ? 'aria-current="page"' : 'no aria-current="page"' }]
    })
  },
} satisfies PageRule

/** Whether a link is in the header’s menu; the logo, which leads home from every page, is not. */
function isInMenu(link: HTMLElement): boolean {
  const around = withAncestors(link)
  const tags = around.map(tagName)
  return tags.includes('header') && (tags.includes('nav') || around.some((each) => each.hasAttribute('popover')))
}
