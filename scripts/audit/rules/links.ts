import type { HTMLElement } from 'node-html-parser'
import { address, splitAddress } from '../../../i18n/address'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import { saysNothing } from '../saysNothing'
import type { Site } from '../site'

export const links = {
  name: 'links',
  scope: 'page',
  why: 'Every link leads to an existing page or file, at its canonical address, in the page’s language (except in the language switch), and from pages of search results to others of them. No link within the site has rel=nofollow, which tells search engines that it cannot be trusted, or parameters of a campaign, with which statistics begin a new visit. Its text says where it leads, unlike “here”, and shows the phone number or mail address that it is for. Links to other sites use HTTPS, a public address, and give a new window no access to this one. A new window is announced, as the back button does not lead back from there (WCAG 3.2.5).',
  check(page, site) {
    return page.all('a', 'area').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      return [...problem(href, link, page, site), ...wrongText(href, link), ...unannounced(href, link)]
    })
  },
} satisfies PageRule

function problem(href: string, link: HTMLElement, page: Page, { origin, pageAt, moved, files }: Site): Finding[] {
  if (href === '' || href === '#')
    return [{ found: `<a href="${href}"> “${link.text.trim()}”`, expected: 'an address; what only does something is a <button>' }]
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|^tel:\+\d{6,}$/.test(href)) return []
  const path = pathOnSite(href, page, origin)
  if (path === undefined) return toElsewhere(href, link)
  if (/nofollow/.test(link.getAttribute('rel') ?? ''))
    return [{ found: `rel="nofollow" to ${href}, which is our own`, expected: 'no such rel, or a page that says noindex itself' }]
  if (/[?&](utm_\w+|gclid|fbclid)=/.test(href)) return [{ found: `a link to ${href}, with parameters of a campaign`, expected: 'the address without them' }]
  const target = pageAt.get(path)
  if (!target) {
    // A redirect leads to the right page in one more step; `npm run check` suggests the shorter link.
    if (moved.has(path) || (files.has(path) && !path.endsWith('.html'))) return []
    return [{ found: `a link to ${href}, where there is nothing`, expected: `the address of a page${nearest(path, pageAt)}` }]
  }
  if (target.locale !== page.locale && link.getAttribute('hreflang') !== target.locale)
    return [{ found: `a link to ${href}, which is in “${target.locale}”`, expected: `the same page in “${page.locale}”, or hreflang="${target.locale}"` }]
  return page.isCanonical ? unlisted(href, target, origin) : []
}

/** A page that is canonical in another language only shows its text there, as it is not translated; links in its own language are right. */
function unlisted(href: string, target: Page, origin: string): Finding[] {
  if (!target.isIndexed) return [{ found: `a link to ${href}, which search engines are not to list`, expected: 'a page for visitors' }]
  const canonical = target.canonical?.startsWith(origin) ? splitAddress(target.canonical.slice(origin.length) || '/').path : target.path
  return canonical === target.path ? [] : [{ found: `a link to ${href}, whose canonical address is another`, expected: address(canonical, target.locale) }]
}

function wrongText(href: string, link: HTMLElement): Finding[] {
  const text = (link.getAttribute('aria-label') ?? link.text).normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (saysNothing(text)) return [{ found: `a link with the text “${text}”`, expected: 'where it leads' }]
  const [, scheme, target = ''] = /^(tel|mailto):([^?]*)/.exec(href) ?? []
  const digits = text.replace(/\D/g, '')
  // The area code is written in several ways.
  const isOther = scheme === 'tel' ? digits.length > 5 && !digits.includes(target.slice(-6)) : text.includes('@') && !text.includes(target)
  return scheme && isOther ? [{ found: `a link to ${href} with the text “${text}”`, expected: 'the same in both' }] : []
}

/** Videos open in the page itself. A text in sight is as good, but rare, and its words are unknown here. */
function unannounced(href: string, link: HTMLElement): Finding[] {
  if (link.getAttribute('target') !== '_blank' || link.hasAttribute('data-embed') || link.querySelector('.visually-hidden')) return []
  return [{ found: `target="_blank" to ${href}, unannounced`, expected: 'the <NewTabLink> of components/text/' }]
}

function toElsewhere(href: string, link: HTMLElement): Finding[] {
  if (!href.startsWith('https://')) return [{ found: `a link to ${href}`, expected: 'https://, a mail address or a phone number with its country' }]
  if (!/\.[a-z]/i.test(URL.canParse(href) ? new URL(href).hostname : ''))
    return [{ found: `a link to ${href}`, expected: 'an address that visitors can reach' }]
  const opensWindow = link.getAttribute('target') === '_blank' && !/noopener|noreferrer/.test(link.getAttribute('rel') ?? '')
  return opensWindow ? [{ found: `target="_blank" to ${href}`, expected: 'rel="noopener" with it' }] : []
}

/** The same address without the parts that hosts redirect: a final slash, `.html`. */
function nearest(path: string, pageAt: ReadonlyMap<string, Page>): string {
  const clean = path.replace(/(\/index)?\.html$|\/$/, '') || '/'
  return clean !== path && pageAt.has(clean) ? `: ${clean}` : ''
}
