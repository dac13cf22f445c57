import { improveMenus } from './client/menus'
import { wakeIslands } from './client/wakeIslands'
import { correctYear } from './client/year'

// What an older browser lacks; all that have popovers and :has know the rest.
const older = CSS.supports('selector(:popover-open:has(a))') || import('./client/older/standIn')

wakeIslands(document)
improveMenus(document)
correctYear(document)

// What few pages need is not part of every page’s script.
const backLinks = document.querySelectorAll<HTMLAnchorElement>('[data-back]')
if (backLinks.length > 0) import('./client/backLinks').then((module) => module.goBackInHistory(backLinks))
const embeds = document.querySelectorAll<HTMLAnchorElement>('[data-embed]')
if (embeds.length > 0) import('./client/embeds').then((module) => module.playEmbeds(embeds))
const videos = document.querySelectorAll<HTMLVideoElement>('[data-loop]')
if (videos.length > 0) import('./client/videos').then((module) => module.startVideos(videos))
const consent = document.getElementById('consent')
if (consent) Promise.all([import('./client/tracking'), older]).then(([{ trackWithConsent }]) => trackWithConsent(consent))

// In the preview only; nothing of it is in a build.
if (import.meta.hot) import('./preview/showEdits')
