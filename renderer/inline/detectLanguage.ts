import { matchLocale } from '../../i18n/matchLocale'

/** The languages of the site, with their address prefixes, and the page's own language. */
interface DetectionSetup {
  prefixes: Record<string, string>
  current: string
  /** Languages without this page. */
  missing?: string[]
}

/**
 * Runs in `<head>` before first paint, on every page (design §4): detects the visitor's language, stores it, and
 * redirects to the same page in that language if it differs. Also makes the language switcher keep query and hash,
 * which are not known at build time.
 *
 * Only a known language counts (`matchLocale`); anything else, including injected markup, is discarded.
 */
export default function detectLanguage({ prefixes, current, missing }: DetectionSetup): void {
  const key = 'i18nextLng'
  // A saved page has no other languages beside it.
  if (!location.protocol.startsWith('http')) return
  const query = new URLSearchParams(location.search)
  const requested = supported(query.get('lng'))
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a link of this site, or going back, the page's language is the chosen one, even if storage is blocked.
  const isChosen = prefixes[current] || document.referrer.startsWith(`${location.origin}/`) || navigation?.type === 'back_forward'
  const language = requested ?? (isChosen ? current : detect())
  // A host with one 404 page answers with it below the prefix of every language.
  const prefix = prefixes[location.pathname.split('/')[1] as string] ?? prefixes[current]
  if (language !== current && !missing?.includes(language) && prefixes[language] !== prefix) {
    // Before the redirect, because the other page reads it.
    remember(language)
    document.documentElement.hidden = true
    location.replace(sameAddress(language))
  } else if (requested) {
    // A link may be followed before the page has loaded.
    remember(requested)
  } else {
    // Storage access is slow (another process), and a page in the right language need not wait for it.
    addEventListener('load', () => remember(language))
  }

  // Going back to a page in the back/forward cache undoes a change of language.
  addEventListener('pageshow', ({ persisted }) => persisted && remember(current))

  for (const press of ['click', 'auxclick'] as const) addEventListener(press, follow)

  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('#_menu [hreflang]')
    const chosen = supported(link?.hreflang)
    if (!link || !chosen) return
    // The right button only opens a context menu.
    if (event.button !== 2) remember(chosen)
    if (!missing?.includes(chosen)) link.href = sameAddress(chosen)
  }

  function supported(candidate: string | null | undefined): string | undefined {
    return matchLocale(candidate, Object.keys(prefixes))
  }

  function detect(): string {
    return (
      supported(attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1])) ??
      supported(attempt(() => localStorage.getItem(key))) ??
      supported(attempt(() => sessionStorage.getItem(key))) ??
      navigator.languages.map(supported).find(Boolean) ??
      // The page’s `<html lang>`; where addresses have no prefix, the site’s default.
      current
    )
  }

  function remember(code: string): void {
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and Firefox has it only since 2025.
      document.cookie = `i18next=${code}; path=/; max-age=31536000; samesite=lax`
    })
    attempt(() => localStorage.setItem(key, code))
  }

  /** Cookies and storage may be blocked; then even reading the property throws. */
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
    // Exactly one leading slash: two would start a host name.
    const path = location.pathname.slice(prefix?.length).replace(/^\/*/, '/')
    const target = path === '/' ? prefixes[code] || path : prefixes[code] + path
    return target + (search && `?${search}`) + location.hash
  }
}
