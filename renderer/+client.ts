import { improveMenus } from './client/menus'
import { wakeIslands } from './client/wakeIslands'
import { correctYear } from './client/year'

// What an older browser lacks; all that have popovers and :has know the rest.
const older = CSS.supports('selector(:popover-open:has(a))') || import('./client/older/standIn')

wakeIslands(document)
improveMenus(document)
correctYear(document)

// What few pages need is not part of every page’s script.
const backLinks = document.querySelectorAll<HTMLAnchorElement>('a[data-back]')
if (backLinks.length > 0) import('./client/backLinks').then(({ goBackInHistory }) => goBackInHistory(backLinks))
const embeds = document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')
if (embeds.length > 0) import('./client/embeds').then(({ playEmbeds }) => playEmbeds(embeds))
const videos = document.querySelectorAll<HTMLVideoElement>('video[data-loop]')
if (videos.length > 0) import('./client/videos').then(({ startVideos }) => startVideos(videos))
const consent = document.getElementById('consent')
if (consent) Promise.all([import('./client/tracking'), older]).then(([{ trackWithConsent }]) => trackWithConsent(consent))

// In the preview only; nothing of it is in a build.
if (import.meta.hot) import('./preview/showEdits')
