import { morphPage } from './morphPage'
import { showProblems } from './showProblems'

/**
 * Keeps an open page of the preview as the files are: after an edit it fetches itself, and asks what is wrong with the
 * files. Both wait for nothing else, so that an edit which cannot be shown is explained.
 */
const hot = import.meta.hot

let checks = 0
let isFetching = false
let isStale = false

hot?.on('preview:edited', refresh)
hot?.on('preview:problems', ({ text }: { text: string }) => {
  showProblems(text)
  checks += 1
  document.documentElement.dataset.preview = String(checks)
})
// What was edited after the page had been rendered and before it listens here would be missed.
refresh()

/** Once at a time: what is edited meanwhile comes with the next fetch. */
async function refresh(): Promise<void> {
  isStale = true
  if (isFetching) return
  isFetching = true
  while (isStale) {
    isStale = false
    try {
      const response = await fetch(location.href, { headers: { Accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      // A page that cannot be rendered leaves what was there before.
      if (response.ok && 'unreadable' in document.documentElement.dataset) location.reload()
      else if (response.ok) morphPage(page)
    } catch (error) {
      console.error(error)
    }
  }
  isFetching = false
  hot?.send('preview:check')
}
