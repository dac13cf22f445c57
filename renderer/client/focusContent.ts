/**
 * Focuses the content of the page, for an element that is about to go with the focus in it.
 *
 * It can have the focus only as long as it has it: otherwise every click into its text would focus it, and the next Tab would lead to its first
 * link, at the top of the page.
 */
export function focusContent(): void {
  const content = document.getElementById('_content')
  if (!content) return
  content.tabIndex = -1
  content.onblur = () => content.removeAttribute('tabindex')
  content.focus({ preventScroll: true })
}
