import { type RefObject, useEffect, useState } from 'react'

export interface ToastProps {
  text: string
  tone: 'success' | 'failure'
  /** Name of the button that closes it. */
  close: string
  /** How long it stays, in ms; the time starts over whenever pointer or focus has left it. */
  delay?: number
  onClose: () => void
  /** Where focus goes if it was in here. */
  returnFocus: RefObject<HTMLElement | null>
}

/** Specification §9: the default of the component. */
const defaultDelay = 5000

/** A message that comes and goes. Its timer waits while somebody is reading it with pointer or keyboard (WCAG 2.2.1). */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it holds its timer; there is nothing to be done with it.
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
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  )
}
