/** Vite’s own overlay (https://vite.dev/config/server-options#server-hmr): closes on Escape or a click beside it. */
interface Overlay extends HTMLElement {
  close(): void
}
type OverlayClass = new (error: { message: string; stack: string }) => Overlay

let shown: Overlay | undefined

/**
 * Shows the problems of the files over the page.
 *
 * @param text output of the check; empty removes the overlay.
 */
export function showProblems(text: string): void {
  shown?.close()
  const ErrorOverlay = customElements.get('vite-error-overlay') as OverlayClass | undefined
  if (!text || !ErrorOverlay) return
  shown = new ErrorOverlay({ message: text, stack: '' })
  // Not in the body, which is morphed.
  document.documentElement.append(shown)
}
