import { goBackInHistory } from './client/backLinks'
import { improveMenus } from './client/menus'
import { wakeIslands } from './client/wakeIslands'
import { correctYear } from './client/year'

// All that an older browser lacks came to the others at about the same time; what is asked last came last.
const older = CSS.supports('selector(:popover-open:has(a))') || import('./client/older/standIn').then(({ standIn }) => standIn(document))

wakeIslands(document)
improveMenus(document)
goBackInHistory(document)
correctYear(document)

// What few pages need is not part of every page’s script.
const embeds = document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')
if (embeds.length > 0) import('./client/embeds').then(({ playEmbeds }) => playEmbeds(embeds))
const videos = document.querySelectorAll<HTMLVideoElement>('video[data-loop]')
if (videos.length > 0) import('./client/videos').then(({ startVideos }) => startVideos(videos))
const consent = document.getElementById('consent')
if (consent) Promise.all([import('./client/tracking'), older]).then(([{ trackWithConsent }]) => trackWithConsent(consent))

// In the preview only; nothing of it is in a build.
if (import.meta.hot) import('./preview/showEdits')
