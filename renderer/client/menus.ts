/**
 * Adds to the menus’ `<details>` what HTML alone cannot do: open on hover where there is a mouse and a menu bar, close on
 * Escape with focus back on the label, and close when focus or a click goes elsewhere.
 */
export function improveMenus(root: Document): void {
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('details[name=menu]')]
  const menuBar = matchMedia('(min-width: 64em)')
  const hovering = matchMedia('(min-width: 64em) and (hover: hover)')
  const side = root.getElementById('_menu')
  /** False for touch, even on a device with a mouse. */
  const isMouseHover = (event: Event) => hovering.matches && (event as PointerEvent).pointerType !== 'touch'
  const closeAll = () => {
    for (const menu of menus) menu.open = false
    side?.hidePopover?.()
  }
  // The back/forward cache would restore the page with its menus open.
  addEventListener('pagehide', closeAll)
  menuBar.addEventListener('change', closeAll)

  for (const menu of menus) {
    menu.addEventListener('pointerenter', (event) => {
      if (isMouseHover(event)) menu.open = true
    })
    menu.addEventListener('pointerleave', (event) => {
      if (isMouseHover(event) && !menu.contains(root.activeElement)) menu.open = false
    })
    // Hovering has opened the menu; the click must not close it again. A key press has no `detail`.
    menu.firstElementChild?.addEventListener('click', (event) => {
      if (isMouseHover(event) && menu.open && (event as MouseEvent).detail > 0) event.preventDefault()
    })
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (menuBar.matches && !menu.contains(relatedTarget as Node | null) && !menu.matches(':hover')) menu.open = false
    })
  }

  root.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (menuBar.matches && !menu.contains(target as Node)) menu.open = false
  })

  // The side menu covers the page and must not cover the focused element. Its own button closes it anyway.
  root.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('#_menu, [popovertarget=_menu]')) side?.hidePopover?.()
  })

  root.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && menus.find((menu) => menu.open)
    if (!open) return
    open.open = false
    if (open.contains(root.activeElement)) (open.firstElementChild as HTMLElement | null)?.focus()
  })
}
