import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type FilmName, frameSize } from '../../art/films'
import { color, media, space, type } from '../../theme/tokens'
import { useTranslate } from '../text/language'
import { Picture } from './Picture'

interface LoopingVideoProps {
  /** A film of `art/films.ts`, in `public/video/` as `.webm` and `.mp4`. */
  name: FilmName
  /** What the video shows. */
  label: string
  /** Shown beside the video on wide screens, above it on others. */
  children: ReactNode
  /** Whether it is in the first viewport: its first frame is painted together with the text. */
  inHeader?: boolean
}

/**
 * A muted looping video. MP4, because it is as small as WebM here and has hardware decoding on more devices. A page script
 * loads and starts it (`renderer/client/videos.ts`), except under reduced motion or data saver; until then, and without
 * script, its first frame is shown. That is a drawing behind the video, because a `poster` would not be lazy; it and not
 * the film is the page’s largest paint, as it is larger: Chromium may round the film’s area up by a pixel. The button pauses the video (WCAG 2.2.2).
 */
export function LoopingVideo({ name, label, children, inHeader = false }: LoopingVideoProps) {
  const t = useTranslate()
  return (
    <Frame>
      <div>{children}</div>
      <div className="film">
        <Picture image={`film-${name}`} alt="" inHeader={inHeader} />
        {/* Firefox would stop at it with the Tab key, where nothing can be done. */}
        <video tabIndex={-1} muted loop playsInline preload="none" {...frameSize} aria-label={label} data-loop>
          <source src={`/video/${name}.mp4`} type="video/mp4" />
          <source src={`/video/${name}.webm`} type="video/webm" />
        </video>
        <button type="button" hidden>
          <span>{t('layout.motion.play')}</span>
          <span>{t('layout.motion.pause')}</span>
        </button>
      </div>
    </Frame>
  )
}

/**
 * Sizes of specification §9, as far as the words have half of the page. Like the pictures of page headers, the video extends to the edge of the page: to both, or, beside text, to
 * one. The labels of both states of the button take up space, so that its size is constant.
 */
const Frame = styled.div`
  display: grid; gap: 2rem ${space.gap};
  > :first-child { margin-inline: ${space.side} }
  .film { position: relative }
  /* The video is a drawing (scripts/videos.ts), so its colours may be changed like those of drawings. */
  .film :is(video, img) { filter: var(--drawing) }
  video { position: relative; inline-size: 100%; block-size: 400px; object-fit: cover; clip-path: inset(1px) }
  .film img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
  button {
    display: grid; place-items: center; position: absolute; inset-block-end: 1rem; inset-inline-end: min(${space.sideOfColumn}, 100% - 9rem); min-block-size: 2.5rem; padding-inline: 1.1rem;
    background: ${color.paper}; border: 1px solid currentColor; border-radius: 999px; font-size: ${type.small};
  }
  span { grid-area: 1 / 1 }
  button[data-playing] span:first-child, button:not([data-playing]) span:last-child { visibility: hidden }
  ${media.small} { video { block-size: 200px } }
  /* A film that has not loaded yet is black on paper, and without script, where browsers show their own controls. Its drawing is behind it. */
  @media print, (scripting: none) { video { visibility: hidden } }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) min(50% - ${space.gap}, 1000px); align-items: center;
    > :first-child { margin-inline: ${space.sideOfColumn} 0 }
  }
`
