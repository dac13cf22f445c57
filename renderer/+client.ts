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
