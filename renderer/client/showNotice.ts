/**
 * Shows what a `<template>` holds, right after it, until its button is pressed.
 *
 * @param fill writes into the notice before it shows.
 * @param retry what the button does once the notice is gone; without it there is no button.
 */
export function showNotice(template: Element | null, fill: (notice: Element) => void, retry?: () => void): void {
  const notice = template instanceof HTMLTemplateElement && (template.content.firstElementChild?.cloneNode(true) as Element | undefined)
  if (!notice) return
  fill(notice)
  const button = notice.querySelector('button')
  if (!retry) button?.remove()
  button?.addEventListener('click', () => {
    // Focus would otherwise be lost with the button.
    document.getElementById('content')?.focus({ preventScroll: true })
    notice.remove()
    retry?.()
  })
  template.after(notice)
}
