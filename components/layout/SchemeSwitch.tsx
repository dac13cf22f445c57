import { styled } from 'styled-components'
import { media, type } from '../../theme/tokens'
import { useTranslate } from '../text/language'

/** Selects light, dark or the system’s scheme, which also applies without script (`renderer/inline/chooseScheme.ts`). */
export function SchemeSwitch() {
  const t = useTranslate()
  const { label, system, light, dark } = t('layout.scheme')
  return (
    <Choice>
      {label}
      <select id="_scheme" autoComplete="off">
        <option value="">{system}</option>
        <option value="light">{light}</option>
        <option value="dark">{dark}</option>
      </select>
    </Choice>
  )
}

/* At least 16 px, as iPhones enlarge the page around a smaller field that is touched. */
const Choice = styled.label`
  display: inline-flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5em;
  html:not([data-scheme]) & { display: none }
  select { min-block-size: 2rem; background: none; border: 0; cursor: pointer }
  ${media.sideMenu} { select { font-size: ${type.body} } }
`
