/** Where the visitor’s choice is kept, as `granted` or `denied`. */
const key = 'consent'

/**
 * Loads the advertiser’s script and pixel (specification §7) once the visitor has agreed, on this page and the next ones,
 * until the agreement is withdrawn, here or in another tab. Both leave the page with the visitor. A browser that asks not
 * to be sold (Global Privacy Control) is not asked back.
 *
 * A page script and not an island: two buttons and a popover, which the browser opens by itself.
 *
 * @param banner the question, with `data-script` and `data-pixel` and two buttons `[data-consent]`.
 */
export function trackWithConsent(banner: HTMLElement): void {
  const { script = '', pixel = '' } = banner.dataset
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
    const element = document.createElement('script')
    element.async = true
    element.src = trusted(script)
    const image = new Image(1, 1)
    image.alt = ''
    image.src = pixel
    image.hidden = true
    injected.push(element, image)
    document.body.append(element, image)
  }

  function remove(): void {
    for (const element of injected.splice(0)) element.remove()
  }
}

let policy: { createScriptURL(url: string): string } | undefined

/** The page’s policy wants every script address to be vouched for. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  policy ??= trustedTypes?.createPolicy('tracking', { createScriptURL: (url: string) => url })
  return policy?.createScriptURL(address) ?? address
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
