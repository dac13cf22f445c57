import { useCallback, useEffect, useRef, useState } from 'react'
import { type Outcome, sendForm } from './contact/sendForm'
import { Toast } from './contact/Toast'

export interface SendMessageProps {
  /** Id of the form that this is part of. */
  form: string
  words: { submit: string; sending: string; close: string } & Record<Outcome, string>
}

/** In ms; specification §9. */
const toastDelay = 3000

/** Maximum time between the clicks of a double click, in ms. */
const doubleClick = 500

/**
 * Sends the contact form without leaving the page and shows the result (specification §4, §7, §8): the button, a toast,
 * and a permanent status line for screen readers.
 *
 * Why an island: reading the answer needs script. The fields are not part of it: they stay static HTML, so no input
 * is lost by hydration or its failure, and until then the browser submits the form natively.
 */
export default function SendMessage({ form: id, words }: SendMessageProps) {
  const [state, setState] = useState<'idle' | 'sending' | Outcome>('idle')
  const [toast, setToast] = useState<Outcome>()
  const button = useRef<HTMLButtonElement>(null)
  const closeToast = useCallback(() => setToast(undefined), [])
  const outcome = state === 'idle' || state === 'sending' ? undefined : state

  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement
    let sending = false
    let answeredAt = -doubleClick
    const onSubmit = async (event: Event) => {
      event.preventDefault()
      // The answer may arrive between the two clicks and has emptied the form.
      if (sending || event.timeStamp < answeredAt + doubleClick) return
      sending = true
      setState('sending')
      setToast(undefined)
      const result = await sendForm(form)
      sending = false
      answeredAt = performance.now()
      setState(result)
      setToast(result)
    }
    // The result of one message would read as that of the next.
    const onInput = () => setState((current) => (current === 'sending' ? current : 'idle'))
    form.addEventListener('submit', onSubmit)
    form.addEventListener('input', onInput)
    return () => {
      form.removeEventListener('submit', onSubmit)
      form.removeEventListener('input', onInput)
    }
  }, [id])

  return (
    <>
      <button type="submit" ref={button} aria-disabled={state === 'sending'}>
        {state === 'sending' ? words.sending : words.submit}
      </button>
      <p className="outcome" role="status" data-tone={outcome && toneOf(outcome)}>
        {/* Not every screen reader tells that a button has another name. */}
        {state === 'sending' && <span className="visually-hidden">{words.sending}</span>}
        {/* An element, because a browser that translates the page replaces texts, and React cannot remove what is replaced. */}
        {outcome && <span>{words[outcome]}</span>}
      </p>
      {toast && <Toast text={words[toast]} tone={toneOf(toast)} close={words.close} delay={toastDelay} onClose={closeToast} returnFocus={button} />}
    </>
  )
}

function toneOf(outcome: Outcome): 'success' | 'failure' {
  return outcome === 'success' ? 'success' : 'failure'
}
