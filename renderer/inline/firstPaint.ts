/**
 * Runs in `<head>`: chooses what the first paint waits for.
 *
 * The font is preloaded if it can arrive in time. Browsers delay the first paint for a preloaded font by up to 100 ms (decision 18), so it is
 * not preloaded where it would be late anyway: on a first visit over a slow connection.
 */
export default function firstPaint({ font }: { font: string }): void {
  // The server answered the page quickly, so the font is likely to arrive during layout.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isQuick = navigation && navigation.responseStart - navigation.requestStart < 50
  // Cookies may be blocked.
  try {
    // On a repeated visit the font is cached. Every loaded page sets this cookie (`detectLanguage.ts`).
    if (isQuick || document.cookie.includes('i18next='))
      // `as` first: otherwise the request would start with another type.
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href: font }))
  } catch {}
}
