import type { Log } from '../log'
import { explainFailure, type MailFailure, tellTrouble } from './failure'
import type { MailSettings } from './mailSettings'
import { transportOptions } from './transportOptions'
import { tryMailServer } from './tryMailServer'

export interface MailCheck {
  /** Why the mail server could not be used when it was last tried; undefined where it could. */
  trouble(): (MailFailure & { at: number }) | undefined
  close(): void
}

export interface MailCheckParts {
  settings: MailSettings
  log: Log
  /** The clock, in milliseconds. */
  now?: () => number
  /** Milliseconds for one try. */
  deadline?: number
  /** Milliseconds until the next try, after so many that failed. */
  pause?: (tries: number) => number
}

/**
 * Tries the mail server at once, and again for as long as it cannot be used: a wrong password is told when the server is set up, and not by
 * the first enquiry. Nothing waits for it, and letters are sent whatever it finds.
 */
export function startMailCheck({
  settings,
  log,
  now = Date.now,
  deadline = 30_000,
  pause = (tries) => Math.min(30_000 * 2 ** tries, 3_600_000),
}: MailCheckParts): MailCheck {
  let trouble: (MailFailure & { at: number }) | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function look(tries: number) {
    const failure = await tryMailServer(transportOptions(settings, deadline), deadline).then(
      () => undefined,
      (error) => explainFailure(error),
    )
    if (isClosed) return
    if (failure && failure.words !== trouble?.words) log(tellTrouble(failure.logged, failure.remedy), { level: 'warn' })
    if (!failure && trouble) log('The mail server can be used now.')
    trouble = failure && { ...failure, at: now() }
    if (failure) timer = setTimeout(() => void look(tries + 1), pause(tries)).unref()
  }
  void look(0)

  return {
    trouble: () => trouble,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
