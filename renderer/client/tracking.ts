import { focusContent } from './focusContent'
import { createTags } from './trackingTags'

/** Key of the visitor’s choice in local storage: `granted` or `denied`. */
const key = 'consent'

/**
 * Loads the advertiser’s script and pixel (specification §7) once the visitor has agreed, on this page and the next ones,
 * until the consent is withdrawn, here or in another tab. Script and pixel are removed when the visitor leaves the page.
 * Under Global Privacy Control the banner is not shown.
 *
 * A page script and not an island: two buttons and a popover need no React.
 *
 * @param banner has two buttons `[data-consent]`, and the data of `createTags`.
 */
export function trackWithConsent(banner: HTMLElement): void {
  /** From the consent on. */
  let tags: HTMLElement[] | undefined
  /** The footer’s button, once it was pressed. */
  let opener: HTMLElement | undefined

  // A prerendered page is not a visit yet.
  const isPrerendered = () => document.prerendering
  if (isPrerendered()) document.addEventListener('prerenderingchange', start, { once: true })
  else start()

  banner.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!chosen) return
    write(chosen)
    // Hiding the button would lose the focus: a manual popover does not restore it.
    if (banner.contains(document.activeElement)) {
      if (opener) opener.focus({ preventScroll: true })
      else focusContent()
    }
    banner.hidePopover()
    if (chosen === 'granted') inject()
    // Removing its element does not stop a script; only a reload does.
    else if (tags) reload()
  })
  document.querySelector<HTMLElement>(`[popovertarget="${banner.id}"]`)?.addEventListener('click', ({ currentTarget }) => {
    opener = currentTarget as HTMLElement
    // The question stands far above the button in the document. The browser opens it after this event; a closed one takes no focus.
    banner.tabIndex = -1
    setTimeout(() => banner.focus())
  })
  addEventListener('pagehide', remove)
  // A page from the back/forward cache may still run the script, or show an outdated banner.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (tags) reload()
    else restart()
  })
  // The visitor has answered, or changed the answer, in another tab.
  addEventListener('storage', ({ key: changed }) => {
    if (tags && read() !== 'granted') reload()
    else if (changed === key && !isPrerendered()) restart()
  })

  function restart(): void {
    banner.hidePopover()
    start()
  }

  function start(): void {
    const choice = read()
    if (choice === 'granted') inject()
    else if (!choice && !navigator.globalPrivacyControl) banner.showPopover()
  }

  function inject(): void {
    if (tags) return
    tags = createTags(banner.dataset)
    document.body.append(...tags)
  }

  function remove(): void {
    for (const tag of tags ?? []) tag.remove()
  }
}

/** The contact form keeps its input (`renderer/inline/keepTyped.ts`), which a reload would empty. */
function reload(): void {
  dispatchEvent(new Event('keeptyped'))
  location.reload()
}

/** Storage may be blocked; then the banner is shown on every page, and the answer applies to that page only. */
function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {}
}
