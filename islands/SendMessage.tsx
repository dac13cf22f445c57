import { useCallback, useEffect, useRef, useState } from 'react'
import { type Outcome, sendForm } from './contact/sendForm'
import { Toast } from './contact/Toast'

export interface SendMessageProps {
  /** Id of the form that this is part of. */
  form: string
  words: { submit: string; sending: string; close: string } & Record<Outcome, string>
}

/** Specification §9. */
const toastDelay = 3000

/** How long a double click may take, in ms. */
const doubleClick = 500

/**
 * Sends the contact form without leaving the page, and says what became of it (specification §4, §7, §8): the button, a
 * toast for the eye, and a line that stays and is read aloud.
 *
 * Why an island: knowing the answer takes script. The fields are not in it: they stay the page’s own HTML, so nothing
 * that was typed can be lost while this wakes up or if it fails, and until then the browser sends the form by itself.
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
    let answered = -doubleClick
    const onSubmit = async (event: Event) => {
      event.preventDefault()
      // The answer may come between the two clicks, and has emptied the form then.
      if (sending || event.timeStamp < answered + doubleClick) return
      sending = true
      setState('sending')
      setToast(undefined)
      const result = await sendForm(form)
      sending = false
      answered = performance.now()
      setState(result)
      setToast(result)
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  }, [id])

  return (
    <>
      <button type="submit" ref={button} aria-disabled={state === 'sending'}>
        {state === 'sending' ? words.sending : words.submit}
      </button>
      <p className="outcome" role="status" data-tone={outcome && toneOf(outcome)}>
        {outcome && words[outcome]}
      </p>
      {toast && <Toast text={words[toast]} tone={toneOf(toast)} close={words.close} delay={toastDelay} onClose={closeToast} returnFocus={button} />}
    </>
  )
}

function toneOf(outcome: Outcome): 'success' | 'failure' {
  return outcome === 'success' ? 'success' : 'failure'
}
