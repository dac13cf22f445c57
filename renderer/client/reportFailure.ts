/**
 * Shows beside a failed island what specification §8 asks for: title, message and stack, the chunk and the reason where
 * it did not load, and a way to try again. The words come from the `<template>` that follows the island
 * (`components/island/IslandFailure.tsx`), in the page’s language. Logs once.
 *
 * @param retry tries again; left out where that could not help.
 */
export function reportFailure(island: HTMLElement, error: unknown, retry?: () => void): void {
  if (!('failed' in island.dataset)) console.error(`Island ${island.dataset.island}:`, error)
  island.dataset.failed = ''
  const template = island.nextElementSibling
  if (!(template instanceof HTMLTemplateElement)) return
  const notice = template.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!notice) return
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const reason = message === 'timeout' ? (template.dataset.timeout ?? message) : message
  // A function, as a message may hold `$&`.
  const chunk = template.dataset.chunk?.replace('{name}', island.dataset.island ?? '').replace('{reason}', () => reason)
  fill('[data-message]', retry ? chunk : message)
  fill('[data-stack]', stack ?? message)
  const button = notice.querySelector('button')
  if (!retry) button?.remove()
  button?.addEventListener('click', () => {
    // Focus would otherwise be lost with the button.
    document.getElementById('content')?.focus({ preventScroll: true })
    notice.remove()
    delete island.dataset.failed
    retry?.()
  })
  template.after(notice)

  function fill(selector: string, text: string | undefined) {
    const element = notice?.querySelector(selector)
    if (element && text) element.textContent = text
  }
}
