/**
 * Gives a block of code a button that copies it, in the line that names its language, which has room for it. Where a browser lets no page copy, as on plain
 * http, there is none. Its words stand in the post’s `data-copy` and `data-copied`.
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
  // Whoever does not see the word change hears it.
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = copied
  })
  // It is ready for the next time once it is left.
  for (const event of ['blur', 'pointerleave']) {
    button.addEventListener(event, () => {
      button.textContent = copy
    })
  }
  line.append(button)
}
