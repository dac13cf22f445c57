import { styled } from 'styled-components'
import { getSharedContent } from '../../collections/sharedContent'
import { postalAddress } from '../../i18n/postalAddress'
import { color, media, space, type } from '../../theme/tokens'
import { Ornament } from '../pictures/Ornament'
import { AddressLines } from '../text/AddressLines'
import { useLocale, useTranslate } from '../text/language'
import { MailLink } from '../text/MailLink'
import { NewTabLink } from '../text/NewTabLink'
import { PageLink } from '../text/PageLink'
import { PhoneLink } from '../text/PhoneLink'
import { Logo } from './Logo'
import { menuLabel } from './menuLabel'
import { SchemeSwitch } from './SchemeSwitch'

/** Address, ways to get in touch, quick links, and the copyright line with the year of the build. */
export function Footer() {
  const t = useTranslate()
  const { company, menu, site } = getSharedContent()
  return (
    <Foot id="_footer">
      <Ornament name="ornament-foot" />
      <div className="columns">
        <div className="company">
          <Logo />
          <b>{t('layout.footer.tagline')}</b>
        </div>
        <nav aria-labelledby="_quick-links">
          <h2 id="_quick-links">{t('layout.footer.quickLinks')}</h2>
          <ul>
            {menu.footer.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('layout.footer.contact')}</h2>
          <address>
            <AddressLines name={company.legalName} lines={postalAddress(company, useLocale())} />
          </address>
          <ul>
            <li>
              <PhoneLink number={company.phone} />
            </li>
            <li>
              <MailLink address={company.email} />
            </li>
            <li>
              <NewTabLink href={company.profileUrl}>{t('layout.footer.network')}</NewTabLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="end">
        <p>
          <span>
            © <span data-year>{new Date().getFullYear()}</span> {company.legalName}
          </span>{' '}
          {t('layout.footer.rights')}
        </p>
        <ul>
          {menu.legal.map((link) => (
            <FooterLink key={link.href} {...link} />
          ))}
          <li>
            <SchemeSwitch />
          </li>
          {site.tracking.enabled && (
            <Consented>
              <button type="button" popoverTarget="_consent">
                {t('layout.consent.change')}
              </button>
            </Consented>
          )}
        </ul>
      </div>
    </Foot>
  )
}

function FooterLink({ href, label }: { href: string; label: string }) {
  const { text, lang } = menuLabel(label, useLocale())
  return (
    <li>
      <PageLink to={href} lang={lang}>
        {text}
      </PageLink>
    </li>
  )
}

/** A component of its own, so that only a site that asks for consent has its style. */
const Consented = styled.li`
  button { min-block-size: 2rem; padding: 0; background: none; border: 0 }
  @media (scripting: none) { display: none }
`

const Foot = styled.footer`
  background: ${color.surface}; padding-block-end: 2rem; font-size: ${type.small};
  .ornament { inline-size: 100%; block-size: clamp(6rem, 12vw, max(12rem, 10vw)); object-fit: cover; object-position: 70% 100%; margin-block-end: clamp(2rem, 4vw, 3.5rem); &:dir(rtl) { scale: -1 1 } }
  .columns, .end { margin-inline: ${space.side} }
  .columns { display: grid; gap: 2.5rem ${space.gap} }
  .company b { display: block; margin-block-start: 1rem; font-weight: 400; max-inline-size: 15em; font-size: ${type.lead}; line-height: 1.4; color: ${color.heading}; text-wrap: balance }
  h2 { font-size: ${type.small}; letter-spacing: 0; margin-block-end: 0.75rem }
  address { font-style: normal; text-wrap: balance; padding-block-start: 0.2rem; span { display: block } }
  li a { display: inline-block; min-block-size: 2rem; padding-block: 0.2rem; text-decoration: none }
  address + ul { margin-block-start: 0.75rem }
  .end {
    display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.5rem 2rem; margin-block-start: 3rem; padding-block-start: 1.25rem;
    border-block-start: 1px solid ${color.line}; color: ${color.muted};
    /* The company’s name is whole on a line: “Pvt. Ltd. All rights reserved” is none. */
    p { text-wrap: balance; > span { display: inline-block } }
    ul { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem }
  }
  ${media.sm} { .columns { grid-template-columns: 1.2fr 1fr 1.4fr } }
  ${media.lg} { .columns { grid-template-columns: 2fr 1fr 1.4fr } }
  /* The letterhead (GlobalStyle). */
  @media print { display: table-caption; padding-block: 0 1rem; .ornament, h2, .end ul { display: none } background: none; .columns, nav + div { display: grid; grid-template-columns: 1fr 1fr } .end { margin-block: 0 } }
`
