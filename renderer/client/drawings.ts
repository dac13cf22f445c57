/**
 * Loads the drawings further down as well, once everything else has loaded: else whoever scrolls fast over a slow connection meets empty
 * places, and whoever saves the page, or takes a picture of the whole of it, never sees them. One after the other, so that the next
 * page would wait for a few kilobytes at most. Photographs stay lazy, as they can be large.
 */
export async function loadDrawings(): Promise<void> {
  if (navigator.connection?.saveData) return
  for (const drawing of document.querySelectorAll<HTMLImageElement>('img[src$=svg]')) {
    drawing.loading = 'eager'
    await drawing.decode().catch(() => {})
  }
}
