/**
 * Adds a copy button to the header of a code block, unless the browser forbids copying, as on plain http. Its labels come from the
 * post’s `data-copy` and `data-copied`.
 */
export function offerCopy(block: HTMLElement): void {
  const { copy, copied } = block.closest<HTMLElement>('[data-copy]')?.dataset ?? {}
  const code = block.querySelector('code')
  const line = block.querySelector('figcaption')
  if (!copy || !copied || !code || !line || line.querySelector('button') || !navigator.clipboard) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'controls'
  button.textContent = copy
  button.addEventListener('click', async () => {
    // Screen readers announce the new label, but not its reset.
    button.setAttribute('aria-live', 'polite')
    try {
      await navigator.clipboard.writeText(code.textContent ?? '')
    } catch {
      // The browser of an app may refuse it, and still obey the older command, which copies what is selected.
      getSelection()?.selectAllChildren(code)
      if (!document.execCommand('copy')) return
    }
    button.textContent = copied
  })
  // Resets the label when pointer or focus leaves.
  for (const event of ['blur', 'pointerleave']) {
    button.addEventListener(event, () => {
      button.setAttribute('aria-live', 'off')
      button.textContent = copy
    })
  }
  // The name of a figure is its caption, which would now be “SQL Copy”.
  block.setAttribute('aria-label', line.textContent ?? '')
  line.append(button)
}
