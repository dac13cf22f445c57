/** Chooses the service of `?category=` in the drop-down of `/o`, before the texts are painted. */
export default function presetService(): void {
  const asked = new URLSearchParams(location.search).get('category')
  // As soon as it is parsed: until the rest is, a browser may have painted.
  const observer = new MutationObserver(() => {
    const option = [...document.querySelectorAll<HTMLOptionElement>('select[name="category"] option')].find(({ value }) => value === asked)
    if (!option) return
    option.selected = true
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}
