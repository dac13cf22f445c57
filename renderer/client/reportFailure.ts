import { showNotice } from './showNotice'

/**
 * Shows beside a failed island what specification §8 asks for: title, message and stack, the chunk and the reason where
 * it did not load, and a way to try again. The words come from the `<template>` that follows the island
 * (`components/island/IslandFailure.tsx`), in the page’s language. Logs once.
 *
 * @param retry tries again; left out where that could not help.
 */
export function reportFailure(island: HTMLElement, error: unknown, retry?: () => void): void {
  const { dataset, nextElementSibling: template } = island
  if (!('failed' in dataset)) console.error(`Island ${dataset.island}:`, error)
  dataset.failed = ''
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  const fill = (notice: Element) => {
    const { timeout, chunk } = (template as HTMLElement).dataset
    const reason = (message === 'timeout' && timeout) || message
    // A function, as a message may hold `$&`.
    const failed = retry ? chunk?.replace('{name}', dataset.island ?? '').replace('{reason}', () => reason) : message
    const texts = { '[data-message]': failed, '[data-stack]': stack }
    for (const [selector, text] of Object.entries(texts)) {
      const element = notice.querySelector(selector)
      if (element && text) element.textContent = text
    }
  }
  const again =
    retry &&
    (() => {
      delete dataset.failed
      retry()
    })
  showNotice(template, fill, again)
}
