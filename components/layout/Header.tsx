import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { button } from '../text/buttonStyle'
import { useTranslate } from '../text/language'
import { PageLink } from '../text/PageLink'
import { collapse, dropdown } from './dropdown'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { Navigation } from './Navigation'

/**
 * The bar at the top of every page. Below 1024 px the menu is a popover: it opens, closes on Escape or a tap outside,
 * and gives focus back without any script.
 */
export function Header({ path }: { path: string }) {
  const t = useTranslate()
  return (
    <Bar>
      <PageLink to="/" className="logo" aria-label={t('layout.home')}>
        <Logo />
      </PageLink>
      <button type="button" className="open" popoverTarget="_menu" aria-label={t('layout.navigation.open')}>
        <Menu aria-hidden size="1.5rem" />
      </button>
      <div id="_menu" popover="auto">
        <button type="button" className="close" popoverTarget="_menu" aria-label={t('layout.navigation.close')}>
          <X aria-hidden size="1.5rem" />
        </button>
        <Navigation path={path} />
        <LanguageSwitch path={path} />
        <PageLink to="/contact-us" className="contact" aria-current={path === '/contact-us' ? 'page' : undefined}>
          {t('layout.navigation.contact')}
        </PageLink>
      </div>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed; inset: 0 0 auto; z-index: 20; block-size: ${space.header};
  display: flex; align-items: center; justify-content: space-between; gap: 1rem;
  padding-inline: ${space.side};
  background: ${color.paper}; border-block-end: 1px solid ${color.hairline};

  .logo { display: block; padding-block: 0.5rem; text-decoration: none }
  /* Their strokes end with the page. Moved and not by a margin, which Safari takes for something to scroll to in the menu. */
  .open, .close { position: relative; inset-inline-end: -10px; inline-size: 2.75rem; block-size: 2.75rem; display: grid; place-items: center; background: none; border: 0; border-radius: 50% }
  /* Its place, also as a bar, is beside the window: a tablet that is turned shows nothing on its way. Not by translate, as a browser that translates the page may turn its direction. */
  #_menu { border: 0; color: inherit; inset-inline: auto -22rem }
  /* Also as a bar, which an open menu becomes on a tablet that is turned: beside the window, it would make the page wider. */
  #_menu:popover-open { display: flex; inset-inline-end: 0 }
  summary svg:last-child { transition: rotate 150ms }
  [open] svg:last-child { rotate: 180deg }
  .contact {
    ${button} padding: 0.7rem 1.25rem; white-space: nowrap;
    &[aria-current] { background: ${color.heading}; color: ${color.paper} }
  }

  ${media.menuBar} {
    .open, .close { display: none }
    #_menu {
      position: static; display: flex; align-items: center; gap: clamp(0.75rem, 1.6vw, 1.75rem);
      inline-size: auto; background: none; overflow: visible;
    }
    .contact { font-size: ${type.small} }
    ${dropdown}
  }
  ${media.sideMenu} {
    #_menu {
      inset-block: 0; inline-size: min(22rem, 88vw); block-size: 100dvh;
      /* The button that closes it lies where the one lay that opened it. */
      padding: calc(${space.header} / 2 - 1.4rem) ${space.gutter} 2rem; overflow-y: auto; overscroll-behavior: contain; background: ${color.paper};
      flex-direction: column; gap: 1.5rem;
      /* Its edge in contrast themes, where its ground is that of the page. */
      border-inline-start: 1px solid transparent;
    }
    #_menu:popover-open::backdrop { background: rgb(0 0 0 / 0.45) }
    /* A tap beside the menu closes it and must not press what lies below: a popover’s backdrop lets it through. Not by pointer-events on the body, which every element of the page would inherit. */
    html:has(& #_menu:popover-open) { scrollbar-gutter: stable; overflow: hidden; body::after { content: ''; position: fixed; inset: 0; z-index: 30 } }
    .close { align-self: flex-end; flex: none }
    ${collapse}
    ${media.motion} {
      #_menu { transition: 300ms cubic-bezier(0.2, 0, 0, 1) allow-discrete; transition-property: inset, background-color, display, overlay }
      #_menu::backdrop { transition: inherit }
      @starting-style { #_menu:popover-open { inset-inline-end: -22rem } #_menu:popover-open::backdrop { background: none } }
    }
  }
  /* In an older browser, script shows both (renderer/client/older/popovers.ts); without it, the links of the footer remain. */
  @supports not selector(:popover-open) { [popover], .open:not([aria-expanded]) { display: none } }
`
