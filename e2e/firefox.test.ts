import { hasFirefox, startFirefox } from '../testing/engine/firefox'
import { tryEngine } from '../testing/engine/tryEngine'

await tryEngine('Firefox', hasFirefox, startFirefox)
