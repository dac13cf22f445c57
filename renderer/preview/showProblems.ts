/** Vite’s own overlay (https://vite.dev/config/server-options#server-hmr): closes on Escape or a click beside it. */
interface Overlay extends HTMLElement {
  close(): void
}
type OverlayClass = new (error: { message: string; stack: string }) => Overlay

let shown: Overlay | undefined

/**
 * Lays what is wrong with the files over the page.
 *
 * @param text as the check tells it; empty where nothing is wrong.
 */
export function showProblems(text: string): void {
  shown?.close()
  const ErrorOverlay = customElements.get('vite-error-overlay') as OverlayClass | undefined
  if (!text || !ErrorOverlay) return
  shown = new ErrorOverlay({ message: text, stack: '' })
  // Not into the body, whose content is that of the page.
  document.documentElement.append(shown)
}
