/**
 * Selects the service of `?category=` in the drop-down of `/o` before the texts are painted. A choice is kept in the address, so that it is
 * still made after Back and in the other languages.
 */
export default function presetService(): void {
  const requested = new URLSearchParams(location.search).get('category')
  // As soon as the option is parsed: the browser may paint before the rest is.
  const observer = new MutationObserver(() => {
    const option = [...document.querySelectorAll<HTMLOptionElement>('select[name="category"] option')].find(({ value }) => value === requested)
    if (!option) return
    option.selected = true
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())

  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'category') return
    const address = new URL(location.href)
    address.searchParams.delete('category')
    if (target.value) address.searchParams.set('category', target.value)
    history.replaceState(history.state, '', address)
  })
  // After `detectLanguage`, which knows the address that the page was opened with.
  for (const press of ['click', 'auxclick']) {
    addEventListener(press, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-lng]')
      if (!link) return
      const query = new URLSearchParams(location.search)
      query.delete('lng')
      link.search = query.toString()
    })
  }
}
