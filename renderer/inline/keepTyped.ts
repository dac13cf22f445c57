/** Carries the contact form’s input over to the page in another language, and over a reload by our scripts (the event `keeptyped`). */
export default function keepTyped({ form: id }: { form: string }): void {
  addEventListener('keeptyped', keep)
  addEventListener('click', (event) => {
    // Otherwise this page stays open, with its input.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target as Element).closest?.('#_menu [hreflang]')) return
    keep()
  })
  // The visitor came back, as the other page did not load; this one still has its input.
  addEventListener('pageshow', ({ persisted }) => persisted && attempt(() => sessionStorage.removeItem(id)))

  addEventListener('DOMContentLoaded', () => {
    attempt(() => {
      const { elements } = document.getElementById(id) as HTMLFormElement
      const entries: [string, string][] = JSON.parse(sessionStorage.getItem(id) ?? '[]')
      sessionStorage.removeItem(id)
      for (const [name, value] of entries) (elements.namedItem(name) as HTMLInputElement).value = value
    })
  })

  function keep(): void {
    attempt(() => {
      // The honeypot field is not the visitor’s.
      const entries = [...new FormData(document.getElementById(id) as HTMLFormElement)].filter(([name]) => name !== 'website')
      sessionStorage.setItem(id, JSON.stringify(entries))
    })
  }

  /** Storage may be blocked or contain anything. */
  function attempt(action: () => void): void {
    try {
      action()
    } catch {}
  }
}
