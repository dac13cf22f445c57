import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { styled } from 'styled-components'
import { address } from '../../i18n/address'
import { languageOf, languages } from '../../i18n/languages'
import { nearestPath } from '../../seo/sitePages'
import { color, media, type } from '../../theme/tokens'
import { useLocale, useTranslate } from '../text/language'

/**
 * Links to the same page in every language or, if a language lacks it, to its list. By `hreflang` in the menu, the inline language script
 * stores the choice and adds query and hash; without script the links work as well.
 */
export function LanguageSwitch({ path }: { path: string }) {
  const t = useTranslate()
  const current = useLocale()
  const { label, colon = ': ' } = languageOf(current)
  return (
    <Switch>
      <details name="menu">
        {/* No `aria-label`: beside one, Chromium describes a summary by its text, which is then read twice. */}
        <summary>
          <Globe aria-hidden size="1rem" />
          <span className="visually-hidden">{t('layout.languages.label') + colon}</span>
          {label} <ChevronDown aria-hidden size={16} />
        </summary>
        <ul>
          {languages.map(({ code, label: short, name }) => (
            <li key={code}>
              <a href={address(nearestPath(path, code), code)} hrefLang={code} lang={code} aria-current={code === current ? 'true' : undefined}>
                <b>{short}</b> {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Switch>
  )
}

const Switch = styled.div`
  font-size: ${type.small};
  summary { display: flex; align-items: center; gap: 0.35rem; min-block-size: 2.75rem; }
  a { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; text-decoration: none; white-space: nowrap; line-height: 1.4 }
  b { inline-size: 1.6rem; font-weight: 600 }
  a[aria-current] { color: ${color.link} }
  /* At the end of the bar; in a rule of more weight than its own. */
  ${media.menuBar} { && details > ul { inset-inline: auto -1rem; min-inline-size: 10rem } }
`
