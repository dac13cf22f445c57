import { goBackInHistory } from './client/backLinks'
import { improveMenus } from './client/menus'
import { startVideos } from './client/videos'
import { wakeIslands } from './client/wakeIslands'
import { correctYear } from './client/year'

wakeIslands(document)
improveMenus(document)
startVideos(document)
goBackInHistory(document)
correctYear(document)

// What few pages need is not part of every page’s script.
const embeds = document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')
if (embeds.length > 0) import('./client/embeds').then(({ playEmbeds }) => playEmbeds(embeds))
const consent = document.getElementById('consent')
if (consent) import('./client/tracking').then(({ trackWithConsent }) => trackWithConsent(consent))

// In the preview only; nothing of it is in a build.
if (import.meta.hot) import('./preview/showEdits')
