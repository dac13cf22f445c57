import type { Log } from '../log'
import { describeMailFailure, explainFailure, type MailFailure } from './mailFailure'
import type { MailSettings } from './mailSettings'
import { transportOptions } from './transportOptions'
import { tryMailServer } from './tryMailServer'

export interface MailCheck {
  /** Failure of the last check; undefined if it succeeded. */
  failure(): (MailFailure & { at: number }) | undefined
  close(): void
}

interface MailCheckOptions {
  settings: MailSettings
  log: Log
  /** Called when a check has succeeded. */
  onUsable?: () => void
  /** Backoff, by the number of failed checks before. */
  retryDelayMs?: (failedChecks: number) => number
}

/** For one check. */
const timeoutMs = 30_000

/**
 * Checks the mail server at once, and again until a check succeeds, so that a wrong password is reported when the server is set up and not by
 * the first enquiry. Nothing waits for the checks, and mails are sent regardless of their results.
 */
export function startMailCheck({
  settings,
  log,
  onUsable = () => {},
  retryDelayMs = (failedChecks) => Math.min(30_000 * 2 ** failedChecks, 3_600_000),
}: MailCheckOptions): MailCheck {
  let lastFailure: (MailFailure & { at: number }) | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function check(failedChecks: number) {
    const failure = await tryMailServer(transportOptions(settings, timeoutMs), timeoutMs).then(
      () => undefined,
      (error) => explainFailure(error),
    )
    if (isClosed) return
    if (failure && failure.reason !== lastFailure?.reason) log(describeMailFailure(failure.loggedReason, failure.remedy), { level: 'warn' })
    if (!failure && lastFailure) log('The mail server can be used now.')
    lastFailure = failure && { ...failure, at: Date.now() }
    if (failure) timer = setTimeout(() => void check(failedChecks + 1), retryDelayMs(failedChecks)).unref()
    else onUsable()
  }
  void check(0)

  return {
    failure: () => lastFailure,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
