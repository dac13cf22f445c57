/**
 * Replaces `:has` in browsers without it (before Safari 15.4, Chrome 105 and Firefox 121): shows the `[data-panel]` of the value
 * chosen in `[data-chooser]`, and marks chosen labels, focused labels and paused sections.
 */
export function showChosen(root: Document): void {
  const show = () => {
    const chosen = root.querySelector<HTMLInputElement | HTMLOptionElement>('[data-chooser] :checked')
    for (const panel of root.querySelectorAll<HTMLElement>('[data-panel]')) panel.hidden = panel.dataset.panel !== chosen?.value
    for (const label of root.querySelectorAll('[data-chooser] label')) label.toggleAttribute('data-chosen', label.contains(chosen))
    for (const box of root.querySelectorAll<HTMLInputElement>('section [type=checkbox]')) box.closest('section')?.toggleAttribute('data-paused', box.checked)
  }
  root.addEventListener('change', show)
  show()
  for (const label of root.querySelectorAll('label')) {
    for (const event of ['focusin', 'focusout'])
      label.addEventListener(event, () => label.toggleAttribute('data-focused', Boolean(label.querySelector(':focus-visible'))))
  }
}
