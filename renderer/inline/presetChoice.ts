/**
 * Makes the choice of the query before its panel is painted: the service of `?category=` in the drop-down of `/o`, the tab of `?tab=` among the
 * products. A choice is kept in the address, so that it is still made after Back and in the other languages.
 *
 * @param name of the drop-down or the radio buttons, and of the parameter.
 */
export default function presetChoice({ name }: { name: string }): void {
  const requested = new URLSearchParams(location.search).get(name)
  // As soon as it is parsed: the browser may paint before the rest is.
  const observer = new MutationObserver(() => {
    const choices = document.querySelectorAll<HTMLOptionElement | HTMLInputElement>(`select[name=${name}] option, input[name=${name}]`)
    const choice = [...choices].find(({ value }) => value === requested)
    if (!choice) return
    if (choice instanceof HTMLInputElement) choice.checked = true
    else choice.selected = true
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())

  addEventListener('change', ({ target }) => {
    const field = target as HTMLSelectElement | HTMLInputElement
    if (field.name !== name) return
    const address = new URL(location.href)
    address.searchParams.delete(name)
    const isDefault = field instanceof HTMLInputElement ? field.defaultChecked : !field.value
    if (!isDefault) address.searchParams.set(name, field.value)
    history.replaceState(history.state, '', address)
  })
  // After `detectLanguage`, which knows the address that the page was opened with.
  for (const press of ['click', 'auxclick']) {
    addEventListener(press, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('#_menu [hreflang]')
      if (!link) return
      const query = new URLSearchParams(location.search)
      query.delete('lng')
      link.search = query.toString()
    })
  }
}
