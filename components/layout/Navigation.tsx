import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { getSharedContent } from '../../collections/sharedContent'
import { color, media, type } from '../../theme/tokens'
import { useLocale, useTranslate } from '../text/language'
import { PageLink } from '../text/PageLink'
import { menuLabel, sectorLabel } from './menuLabel'

/**
 * The site’s menu. A group is a `<details>`, so it opens by click, touch or keyboard everywhere, with or without
 * script; on wide screens a small page script adds hovering and Escape (`renderer/client/menus.ts`).
 */
export function Navigation({ path }: { path: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const { menu, sectors } = getSharedContent()
  const sectorLinks = sectors.map(({ category }) => ({
    to: `/work?category=${category}`,
    label: menuLabel(sectorLabel(category), locale),
    filter: category,
  }))
  const groups = menu.header.map(({ label, href, sectors: hasSectors, links = [] }) => ({
    label: menuLabel(label, locale),
    to: href,
    links: [
      ...(hasSectors ? sectorLinks : []),
      ...links.map((link) => ({ to: link.href, label: menuLabel(link.label, locale), filter: hasSectors && link.href === '/work' ? 'all' : undefined })),
    ],
  }))
  return (
    <Nav aria-label={t('layout.navigation.label')}>
      <ul>
        {groups.map(({ label, to, links }) => (
          <li key={label.text}>
            {to ? (
              <NavigationLink to={to} path={path} lang={label.lang}>
                {label.text}
              </NavigationLink>
            ) : (
              <details name="menu">
                {/* Its arrow keeps its size, as that of the languages does: with text of twice the size, a larger one cuts “Unternehmen” on a phone. */}
                <summary aria-current={links.some((link) => isCurrent(link, path)) || undefined}>
                  {label.text} <ChevronDown aria-hidden size={16} />
                </summary>
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <NavigationLink to={link.to} path={path} filter={link.filter} lang={link.label.lang}>
                        {link.label.text}
                      </NavigationLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  )
}

interface NavigationLinkProps {
  to: string
  path: string
  /** The sector selected by the link on the portfolio, which is marked in the browser. */
  filter?: string | undefined
  /** Language of its text, if it differs from the page’s. */
  lang?: string | undefined
  children: ReactNode
}

function NavigationLink({ to, path, filter, lang, children }: NavigationLinkProps) {
  return (
    <PageLink to={to} data-filter={filter} lang={lang} aria-current={to === path ? 'page' : isCurrent({ to, filter }, path) ? 'true' : undefined}>
      {children}
    </PageLink>
  )
}

/** Detail pages highlight their menu entry, case studies that of their sector; the selected sector on /work is known in the browser only. */
function isCurrent({ to, filter }: { to: string; filter?: string | undefined }, path: string): boolean {
  const section = path.replace(/^\/project-details(\/.+)\/.*/, '/work$1').replace(/^\/our-/, '/')
  if (filter) return section === (filter === 'all' ? to : `/work/${filter}`)
  return section === to || section.startsWith(`${to}/`)
}

const Nav = styled.nav`
  a, summary {
    display: flex; align-items: center; gap: 0.25rem; min-block-size: 2.75rem; text-decoration: none; color: ${color.heading};
  }
  [aria-current] { color: ${color.link}; font-weight: 600 }

  ${media.menuBar} { > ul { display: flex; gap: clamp(0.75rem, 1.6vw, 1.75rem); font-size: ${type.small} } }
  ${media.sideMenu} {
    > ul > li { border-block-end: 1px solid ${color.hairline} }
    > ul > li > a, summary { min-block-size: 3.5rem; font-size: 1.1875rem; font-weight: 600; justify-content: space-between }
    details ul { padding-block-end: 0.75rem; padding-inline-start: 1rem }
  }
`
