import { focusContent } from './focusContent'

/**
 * Shows the content of a `<template>` right after it, until its button is pressed.
 *
 * @param fill completes the notice before it is shown.
 * @param retry called by the button after the notice is removed; without it there is no button.
 */
export function showNotice(template: Element | null, fill: (notice: Element) => void, retry?: () => void): void {
  const notice = template instanceof HTMLTemplateElement && (template.content.firstElementChild?.cloneNode(true) as Element | undefined)
  if (!notice) return
  fill(notice)
  const button = notice.querySelector('button')
  if (!retry) button?.remove()
  button?.addEventListener('click', () => {
    // Removing the button would lose the focus.
    focusContent()
    notice.remove()
    retry?.()
  })
  template.after(notice)
}
