/**
 * Runs in `<head>` before the first paint: sets the visitor’s colour scheme, `light`, `dark` or none, on the root for the style
 * sheet and in the `theme-color` of the browser’s bar. The choice is made in a drop-down (`components/layout/SchemeSwitch.tsx`)
 * and applies to all open pages, including those in the back/forward cache.
 */
export default function chooseScheme(): void {
  const key = 'scheme'
  let chosen = ''
  const field = () => document.getElementById('_scheme') as HTMLSelectElement | null
  show()
  addEventListener('pageshow', () => {
    show()
    // Not before the first paint, as listening opens the storage.
    addEventListener('storage', show)
  })
  addEventListener('change', ({ target }) => {
    if (target !== field()) return
    chosen = (target as HTMLSelectElement).value
    // Storage may be blocked.
    try {
      localStorage.setItem(key, chosen)
    } catch {}
    show()
  })

  function show(): void {
    try {
      // Opening the storage takes some milliseconds on the first access. Without a cookie the visitor is new
      // (`detectLanguage.ts`) and has chosen nothing.
      if (document.cookie) chosen = localStorage.getItem(key) ?? chosen
    } catch {}
    document.documentElement.dataset.scheme = chosen
    const select = field()
    if (select) select.value = chosen
    // Before the first paint, the tags are as the page has them: for no choice.
    else if (!chosen) return
    for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
      const scheme = index ? 'dark' : 'light'
      meta.media = chosen ? (chosen === scheme ? '' : 'not all') : `(prefers-color-scheme:${scheme})`
    }
  }
}
