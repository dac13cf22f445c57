/** Selects the service of `?category=` in the drop-down of `/o` before the texts are painted. */
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
}
