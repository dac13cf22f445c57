import { loadDrawings } from './client/drawings'
import { improveMenus } from './client/menus'
import { skipIdleTransitions } from './client/transitions'
import { wakeIslands } from './client/wakeIslands'
import { correctYear } from './client/year'

// Polyfills for older browsers. Those with popovers and :has need none.
const polyfills = CSS.supports('selector(:popover-open:has(a))') || import('./client/older/polyfills')

wakeIslands(document)
improveMenus(document)
correctYear(document)
skipIdleTransitions()
// The next frame of a page in the background, or of one that is rendered before it is opened, comes when it is looked at.
addEventListener('load', () => requestAnimationFrame(loadDrawings))

// Only few pages need the following, so it is not in the script of every page.
const backLinks = document.querySelectorAll<HTMLAnchorElement>('[data-back]')
if (backLinks[0]) import('./client/backLinks').then((module) => module.goBackInHistory(backLinks))
const embeds = document.querySelectorAll<HTMLAnchorElement>('[data-embed]')
if (embeds[0]) import('./client/embeds').then((module) => module.playEmbeds(embeds))
const videos = document.querySelectorAll<HTMLVideoElement>('[data-loop]')
if (videos[0]) import('./client/videos').then((module) => module.startVideos(videos))
const consent = document.getElementById('_consent')
if (consent) Promise.all([import('./client/tracking'), polyfills]).then(([{ trackWithConsent }]) => trackWithConsent(consent))

// Preview only; builds drop it.
if (import.meta.hot) import('./preview/showEdits')
