import { styled } from 'styled-components'
import { media } from '../../theme/tokens'
import { useTranslate } from '../text/language'

/** Selects light, dark or the system’s scheme, which also applies without script (`renderer/inline/chooseScheme.ts`). */
export function SchemeSwitch() {
  const t = useTranslate()
  const { label, system, light, dark } = t('layout.scheme')
  return (
    <Choice>
      {label}{' '}
      <select id="_scheme" autoComplete="off">
        <option value="">{system}</option>
        <option value="light">{light}</option>
        <option value="dark">{dark}</option>
      </select>
    </Choice>
  )
}

/* At least 16 px where fingers are likely, as iPhones enlarge the page around a smaller field that is touched. */
const Choice = styled.label`
  html:not([data-scheme]) & { display: none }
  select { min-block-size: 2rem; background: none; border: 0; outline-offset: 0 }
  ${media.sideMenu} { font-size: 1rem }
`
