/**
 * Makes popovers open and close in browsers that have none (before Safari 17, Firefox 125 and Chrome 114), in the same ways: by
 * their buttons, and those that are `auto` by Escape and by a click beside them as well. Their own styles hide them there,
 * and a button that has no `aria-expanded`.
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
    Object.assign(popover.style, { position: 'fixed', zIndex: '30', display: isAuto ? 'flex' : 'block', translate: 'none' })
    if (isAuto) popover.style.boxShadow = '0 0 0 100vmax rgb(0 0 0 / 0.45)'
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
      if (isOpen || button.getAttribute('popovertargetaction') === 'hide') return popover.hidePopover()
      // Safari gives no focus to a button that is clicked.
      button.focus()
      popover.showPopover()
    })
  }
  if (!isAuto) return
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') popover.hidePopover()
  })
  const ways = [popover, ...buttons]
  const stopBeside = (event: Event) => {
    if (!isOpen || ways.some((way) => way.contains(event.target as Node))) return
    // It closes the menu and does nothing else; pressing alone would already give the focus away.
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') popover.hidePopover()
  }
  for (const type of ['mousedown', 'click']) root.addEventListener(type, stopBeside, { capture: true })

  function set(open: boolean): void {
    isOpen = open
    for (const button of buttons) button.setAttribute('aria-expanded', String(open))
  }
}
