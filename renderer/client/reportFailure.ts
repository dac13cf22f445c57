import { showNotice } from './showNotice'

/**
 * Shows the error notice of specification §8 after a failed island: title, message and stack, a retry button, and the
 * chunk and the reason if it did not load. The texts come from the `<template>` that follows the island
 * (`components/island/IslandFailure.tsx`), in the page’s language. Also logs it.
 *
 * @param retry repeats the attempt; omitted if a retry cannot help.
 */
export function reportFailure(island: HTMLElement, error: unknown, retry?: () => void): void {
  const { dataset, nextElementSibling: template } = island
  console.error(`Island ${dataset.island}:`, error)
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  const fill = (notice: Element) => {
    const { timeout, chunk } = (template as HTMLElement).dataset
    const reason = (message === 'timeout' && timeout) || message
    // A function, because the message may contain `$&`.
    const failed = retry ? chunk?.replace('{name}', String(dataset.island)).replace('{reason}', () => reason) : message
    const write = (tag: string, text: string | undefined) => {
      const element = notice.querySelector(tag)
      if (element && text) element.textContent = text
    }
    write('p', failed)
    write('pre', stack)
  }
  showNotice(template, fill, retry)
}
