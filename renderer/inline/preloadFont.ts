/**
 * Runs in `<head>`: asks for the typeface before the first layout does, where it can be there for the first paint. Browsers hold
 * that paint back for a font that is preloaded, by up to a tenth of a second (decision 18), so it is not where the font
 * would come too late all the same: on a first visit over a slow line.
 */
export default function preloadFont({ font }: { font: string }): void {
  if (!isQuick() && !hasBeenHere()) return
  const link = document.createElement('link')
  // `as` first: without it, the address would be asked for as something else.
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font })
  document.head.append(link)

  /** The page itself was answered at once, and so the font is likely to come while it is laid out. */
  function isQuick(): boolean {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation !== undefined && navigation.responseStart - navigation.requestStart < 50
  }

  /** Then the browser has the font; the language is remembered by every page that has loaded (`detectLanguage.ts`). */
  function hasBeenHere(): boolean {
    try {
      return /(?:^|; )i18next=/.test(document.cookie)
    } catch {
      return false
    }
  }
}
