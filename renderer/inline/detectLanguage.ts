import { matchLocale } from '../../i18n/matchLocale'

/** What the page knows about languages: every code with its address prefix, and the page's own language. */
export interface DetectionSetup {
  prefixes: Record<string, string>
  current: string
  fallback: string
  /** Languages that do not have the page. */
  missing?: string[]
}

/**
 * Runs in `<head>` before first paint, on every page (design §4): finds the visitor's language, remembers it, and
 * moves to the same page in that language if it is another. Also makes the switcher keep query and hash, since those
 * are not known at build time.
 *
 * Only a known language counts (`matchLocale`); anything else, injected markup included, is discarded by that rule alone.
 */
export default function detectLanguage({ prefixes, current, fallback, missing }: DetectionSetup): void {
  const key = 'i18nextLng'
  // A saved page has no others beside it.
  if (!location.protocol.startsWith('http')) return
  const query = new URLSearchParams(location.search)
  const asked = known(query.get('lng'))
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Who comes by a link of this site or goes back has the language that was chosen, even where none can be remembered.
  const isChosen = prefixes[current] || document.referrer.startsWith(`${location.origin}/`) || navigation?.type === 'back_forward'
  const language = asked ?? (isChosen ? current : remembered())
  if (language !== current && !missing?.includes(language)) {
    // The page there may ask what is remembered.
    remember(language)
    document.documentElement.hidden = true
    location.replace(sameAddress(language))
  } else if (asked) {
    // A link may be followed before the page has loaded.
    remember(asked)
  } else {
    // Storage answers from another process, and a page that is in the right language need not wait for it.
    addEventListener('load', () => remember(language))
  }

  // The browser has kept the page alive: going back to it undoes a change of language.
  addEventListener('pageshow', ({ persisted }) => persisted && remember(current))

  for (const press of ['click', 'auxclick'] as const) addEventListener(press, follow)

  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-lng]')
    const chosen = known(link?.dataset.lng)
    if (!link || !chosen) return
    // The right button only asks for a menu.
    if (event.button !== 2) remember(chosen)
    if (!missing?.includes(chosen)) link.href = sameAddress(chosen)
  }

  function known(candidate: string | null | undefined): string | undefined {
    return matchLocale(candidate, Object.keys(prefixes))
  }

  function remembered(): string {
    return (
      known(attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1])) ??
      known(attempt(() => localStorage.getItem(key))) ??
      known(attempt(() => sessionStorage.getItem(key))) ??
      navigator.languages.map(known).find(Boolean) ??
      known(document.documentElement.lang) ??
      fallback
    )
  }

  function remember(code: string): void {
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and Firefox has it only since 2025.
      document.cookie = `i18next=${code}; path=/; max-age=31536000; samesite=lax`
    })
    attempt(() => localStorage.setItem(key, code))
  }

  /** Cookies and storage can be forbidden; then touching the property itself throws. */
  function attempt<T>(action: () => T): T | undefined {
    try {
      return action()
    } catch {
      return undefined
    }
  }

  function sameAddress(code: string): string {
    query.delete('lng')
    const search = query.toString()
    // One slash at its start, whatever was asked for: two would begin the name of another host.
    const path = location.pathname.slice(prefixes[current]?.length).replace(/^\/*/, '/')
    const target = path === '/' ? prefixes[code] || path : prefixes[code] + path
    return target + (search && `?${search}`) + location.hash
  }
}
