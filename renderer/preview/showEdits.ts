import { morphPage } from './morphPage'
import { showProblems } from './showProblems'

/**
 * Keeps an open page of the preview up to date: after an edit it fetches itself, and requests the problems of the
 * files. The second does not depend on the first, so that an edit that cannot be rendered is explained.
 */
const hot = import.meta.hot

let checks = 0
let isFetching = false
let isStale = false
/** Whether the open page is the one for unknown addresses. */
let wasMissing: boolean | undefined

hot?.on('preview:edited', refresh)
hot?.on('preview:problems', ({ text }: { text: string }) => {
  showProblems(text)
  checks += 1
  document.documentElement.dataset.preview = String(checks)
})
// Catches edits made between rendering and this listener. The page of a failure is reloaded by the server; rendering it here would log the failure twice.
if ('failed' in document.documentElement.dataset) hot?.send('preview:check')
else refresh()

/** One fetch at a time: later edits are part of the next one. */
async function refresh(): Promise<void> {
  isStale = true
  if (isFetching) return
  isFetching = true
  while (isStale) {
    isStale = false
    try {
      const response = await fetch(location.href, { headers: { Accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const isMissing = response.status === 404
      wasMissing ??= isMissing
      // If the page cannot be rendered, the last version stays.
      if (response.redirected) location.replace(response.url)
      else if (isMissing ? !wasMissing : response.ok && (wasMissing || 'unreadable' in document.documentElement.dataset)) location.reload()
      else if (response.ok) morphPage(page)
    } catch (error) {
      console.error(error)
    }
  }
  isFetching = false
  hot?.send('preview:check')
}
