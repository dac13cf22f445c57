/** Where the visitor’s choice is kept, as `granted` or `denied`. */
const key = 'consent'

/**
 * Loads the advertiser’s script and pixel (specification §7) once the visitor has agreed, on this page and the next ones,
 * until the agreement is withdrawn, here or in another tab. Both leave the page with the visitor. A browser that asks not
 * to be sold (Global Privacy Control) is not asked back.
 *
 * A page script and not an island: two buttons and a popover, which the browser opens by itself.
 *
 * @param banner the question, with `data-script`, maybe its `data-attributes` (JSON), a `data-setup` to run before it, and a `data-pixel`,
 *   and two buttons `[data-consent]`.
 */
export function trackWithConsent(banner: HTMLElement): void {
  const { script = '', attributes = '{}', setup, pixel } = banner.dataset
  const injected: HTMLElement[] = []
  let hasRun = false

  // A page that the browser only gets ready is not a visit.
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()

  banner.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!chosen) return
    write(chosen)
    // Focus would otherwise be lost with the button: a popover of this kind gives none back.
    if (banner.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true })
    banner.hidePopover()
    if (chosen === 'granted') inject()
    // What a script has started goes on without its element; only a new page is free of it.
    else if (hasRun) location.reload()
  })
  addEventListener('pagehide', remove)
  // A page that the browser kept alive for the way back has kept what the script started too, and maybe an old question.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasRun) return location.reload()
    banner.hidePopover()
    start()
  })
  // Another tab has taken the agreement back.
  addEventListener('storage', () => {
    if (hasRun && read() !== 'granted') location.reload()
  })

  function start(): void {
    const choice = read()
    if (choice === 'granted') inject()
    else if (!choice && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) banner.showPopover()
  }

  function inject(): void {
    if (hasRun) return
    hasRun = true
    if (setup) {
      const before = document.createElement('script')
      before.text = vouched().createScript(setup)
      injected.push(before)
    }
    const element = document.createElement('script')
    for (const [name, value] of Object.entries<string>(JSON.parse(attributes))) element.setAttribute(name, value)
    element.async = true
    element.src = vouched().createScriptURL(script)
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

interface Voucher {
  createScript(text: string): string
  createScriptURL(url: string): string
}

let policy: Voucher | undefined

/** The page’s policy wants every script to be vouched for; which ones may run at all, it says by itself. */
function vouched(): Voucher {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Voucher): Voucher } }
  const rules = { createScript: (text: string) => text, createScriptURL: (url: string) => url }
  policy ??= trustedTypes?.createPolicy('tracking', rules) ?? rules
  return policy
}

/** Storage can be forbidden; then the question comes back with every page, and the answer holds for that one. */
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
