import { type RefObject, useEffect, useState } from 'react'

interface ToastProps {
  text: string
  tone: 'success' | 'failure'
  /** Label of the close button. */
  close: string
  /** Time until it closes, in ms; starts over when pointer or focus leave. */
  delay?: number
  onClose: () => void
  /** Receives the focus when the toast is closed. */
  returnFocus: RefObject<HTMLElement | null>
}

/** In ms; specification §9. */
const defaultDelay = 5000

/** A temporary message. Its timer is paused while it is hovered or focused (WCAG 2.2.1). */
export function Toast({ text, tone, close, delay = defaultDelay, onClose, returnFocus }: ToastProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, delay)
    return () => clearTimeout(timer)
  }, [held, delay, onClose])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; it is not interactive.
    <div
      className="toast"
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{text}</p>
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          onClose()
          returnFocus.current?.focus()
        }}
      >
        <svg viewBox="0 0 24 24" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  )
}
