import { hasFirefox, startFirefox } from '../testing/engine/firefox'
import { tryEngine } from '../testing/engine/tryEngine'

tryEngine('Firefox', hasFirefox, startFirefox)
