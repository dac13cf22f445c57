import { styled } from 'styled-components'
import { logoLines } from '../../art/logo'
import { getSharedContent } from '../../collections/sharedContent'
import { color } from '../../theme/tokens'

/** The mark, three lines of which one rises, and the company’s name. Its link carries the accessible name. */
export function Logo() {
  return (
    <Wordmark aria-hidden>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration, hidden from readers together with the name. */}
      <svg viewBox="0 0 32 32" width="1.524em" fill="none" strokeWidth="3.2" strokeLinecap="round">
        {logoLines.map(({ d, accent }) => (
          <path key={d} d={d} stroke={accent ? color.accent : 'currentColor'} />
        ))}
      </svg>
      {getSharedContent().company.name}
    </Wordmark>
  )
}

const Wordmark = styled.span`
  display: flex; align-items: center; gap: 0.46em; color: ${color.heading};
  font-size: min(1.3125rem, 9vw); font-weight: 600; letter-spacing: -0.02em; line-height: 1;
`
