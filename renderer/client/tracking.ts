import { focusContent } from './focusContent'

/** Key of the visitor’s choice in local storage: `granted` or `denied`. */
const key = 'consent'

/**
 * Loads the advertiser’s script and pixel (specification §7) once the visitor has agreed, on this page and the next ones,
 * until the consent is withdrawn, here or in another tab. Script and pixel are removed when the visitor leaves the page.
 * Under Global Privacy Control the banner is not shown.
 *
 * A page script and not an island: two buttons and a popover need no React.
 *
 * @param banner has `data-script`, optional `data-attributes` of the script (JSON), `data-setup` (code to run before it) and `data-pixel`,
 *   and two buttons `[data-consent]`.
 */
export function trackWithConsent(banner: HTMLElement): void {
  const { script = '', attributes = '{}', setup, pixel } = banner.dataset
  const injected: HTMLElement[] = []
  let hasRun = false
  /** The footer’s button, once it was pressed. */
  let opener: HTMLElement | undefined

  // A prerendered page is not a visit yet.
  const isPrerendered = () => (document as { prerendering?: boolean }).prerendering
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
    else if (hasRun) reload()
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
    if (hasRun) reload()
    else restart()
  })
  // The visitor has answered, or changed the answer, in another tab.
  addEventListener('storage', ({ key: changed }) => {
    if (hasRun && read() !== 'granted') reload()
    else if (changed === key && !isPrerendered()) restart()
  })

  function restart(): void {
    banner.hidePopover()
    start()
  }

  function start(): void {
    const choice = read()
    if (choice === 'granted') inject()
    else if (!choice && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) banner.showPopover()
  }

  function inject(): void {
    if (hasRun) return
    hasRun = true
    if (setup) {
      const setupScript = document.createElement('script')
      setupScript.text = trustedTypesPolicy().createScript(setup)
      injected.push(setupScript)
    }
    const element = document.createElement('script')
    for (const [name, value] of Object.entries<string>(JSON.parse(attributes))) element.setAttribute(name, value)
    element.async = true
    element.src = trustedTypesPolicy().createScriptURL(script)
    injected.push(element)
    if (pixel) {
      const image = new Image(1, 1)
      image.alt = ''
      image.src = pixel
      image.hidden = true
      injected.push(image)
    }
    document.body.append(...injected)
  }

  function remove(): void {
    for (const element of injected.splice(0)) element.remove()
  }
}

/** The contact form keeps its input (`renderer/inline/keepTyped.ts`), which a reload would empty. */
function reload(): void {
  dispatchEvent(new Event('keeptyped'))
  location.reload()
}

interface ScriptPolicy {
  createScript(text: string): string
  createScriptURL(url: string): string
}

let policy: ScriptPolicy | undefined

/** The page requires Trusted Types. Which scripts may run is decided by `script-src`, so this policy passes all through. */
function trustedTypesPolicy(): ScriptPolicy {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }
  const rules = { createScript: (text: string) => text, createScriptURL: (url: string) => url }
  policy ??= trustedTypes?.createPolicy('tracking', rules) ?? rules
  return policy
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
