import { logoSvg } from '../art/logo'
import { INK } from '../art/relief'
import { ACCENT } from '../theme/accent'
import { schemes } from '../theme/schemes'

/** The logo as the icon of a tab, whose colours adapt to browsers with dark tabs. */
export function faviconSvg(): string {
  const dark = `@media (prefers-color-scheme: dark) { [stroke="${INK}"] { stroke: #fff } [stroke="${ACCENT}"] { stroke: ${schemes.dark.accent} } }`
  return logoSvg(ACCENT).replace('>', `><style>${dark}</style>`)
}
