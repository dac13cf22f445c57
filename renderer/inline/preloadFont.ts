/**
 * Runs in `<head>`: asks for the typeface before the first layout does, where it can be there for the first paint. Browsers hold
 * that paint back for a font that is preloaded, by up to a tenth of a second (decision 18), so it is not where the font
 * would come too late all the same: on a first visit over a slow line.
 */
export default function preloadFont({ font }: { font: string }): void {
  // The page itself was answered at once, and so the font is likely to come while it is laid out.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isQuick = navigation && navigation.responseStart - navigation.requestStart < 50
  if (isQuick || hasBeenHere()) {
    // `as` first: without it, the address would be asked for as something else.
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href: font }))
  }

  /** Then the browser has the font; the language is remembered by every page that has loaded (`detectLanguage.ts`). */
  function hasBeenHere(): boolean | undefined {
    try {
      return document.cookie.includes('i18next=')
    } catch {}
  }
}
