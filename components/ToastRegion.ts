import { styled } from 'styled-components'
import { color, media, space } from '../theme/tokens'

/**
 * Where toasts appear (specification §4 and §8): `.toast` with `data-tone` success or failure, closable by its button.
 * It stands empty in the page from the start, so that screen readers announce what comes into it.
 */
export const ToastRegion = styled.div.attrs({ role: 'status' })`
  position: fixed; inset: auto ${space.gutter} 1.5rem; z-index: 25; display: grid; gap: 0.75rem; justify-items: end; pointer-events: none;
  .toast {
    display: flex; align-items: center; gap: 1rem; max-inline-size: 28rem; padding: 0.9rem 0.9rem 0.9rem 1.25rem; background: ${color.heading}; color: #fff;
    border-radius: 4px; box-shadow: 0 18px 40px -18px rgb(0 0 0 / 0.5); pointer-events: auto;
  }
  .toast[data-tone='success'] { background: ${color.success} }
  .toast[data-tone='failure'] { background: ${color.failure} }
  .toast button { flex: none; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; background: none; border: 0; border-radius: 50% }
  .toast :focus-visible { outline-color: #fff }
  ${media.motion} { .toast { transition: opacity 200ms, translate 200ms; @starting-style { opacity: 0; translate: 0 0.75rem } } }
`
