/** Keeps what was typed into the contact form when the visitor changes the language, until the next page has filled it in. */
export default function keepTyped({ form: id }: { form: string }): void {
  addEventListener('click', (event) => {
    // Else this page stays, and so does what was typed.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target as Element).closest?.('a[data-lng]')) return
    attempt(() => {
      // The field that people do not see is none of theirs.
      const typed = [...new FormData(document.getElementById(id) as HTMLFormElement)].filter(([name]) => name !== 'website')
      sessionStorage.setItem(id, JSON.stringify(typed))
    })
  })

  addEventListener('DOMContentLoaded', () => {
    attempt(() => {
      const { elements } = document.getElementById(id) as HTMLFormElement
      const typed: [string, string][] = JSON.parse(sessionStorage.getItem(id) ?? '[]')
      sessionStorage.removeItem(id)
      for (const [name, value] of typed) (elements.namedItem(name) as HTMLInputElement).value = value
    })
  })

  /** Storage can be forbidden, and hold anything. */
  function attempt(action: () => void): void {
    try {
      action()
    } catch {}
  }
}
