/**
 * Polyfills popovers (before Safari 17, Firefox 125 and Chrome 114): their buttons open and close them, and `auto` popovers
 * also close on Escape and on a click outside. In these browsers, style sheets hide the popovers and every button without
 * `aria-expanded`.
 */
export function emulatePopovers(root: Document): void {
  for (const popover of root.querySelectorAll<HTMLElement>('[popover]')) emulate(popover, root)
}

function emulate(popover: HTMLElement, root: Document): void {
  const buttons = [...root.querySelectorAll<HTMLElement>(`[popovertarget="${popover.id}"]`)]
  const isAuto = popover.getAttribute('popover') === 'auto'
  let isOpen = false
  let before: Element | null = null

  popover.showPopover = () => {
    before = root.activeElement
    set(true)
    Object.assign(popover.style, { position: 'fixed', zIndex: '30', display: isAuto ? 'flex' : 'block' })
    if (isAuto) Object.assign(popover.style, { insetInlineEnd: '0', boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.45)' })
  }
  popover.hidePopover = () => {
    if (!isOpen) return
    const hadFocus = popover.contains(root.activeElement)
    set(false)
    popover.removeAttribute('style')
    if (hadFocus && before instanceof HTMLElement) before.focus()
  }
  set(false)

  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (isOpen) return popover.hidePopover()
      // Safari does not focus a clicked button.
      button.focus()
      popover.showPopover()
    })
  }
  if (!isAuto) return
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') popover.hidePopover()
  })
  const inside = [popover, ...buttons]
  const dismissOutside = (event: Event) => {
    if (!isOpen || inside.some((each) => each.contains(event.target as Node))) return
    // The click only closes the menu. `mousedown` is cancelled too, because it would move the focus.
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') popover.hidePopover()
  }
  for (const type of ['mousedown', 'click']) root.addEventListener(type, dismissOutside, { capture: true })

  function set(open: boolean): void {
    isOpen = open
    for (const button of buttons) button.setAttribute('aria-expanded', String(open))
  }
}
