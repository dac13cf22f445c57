import { hasFirefox, startFirefox } from '../testing/firefox'
import { samples } from '../testing/samples'
import { tryEngine } from '../testing/tryEngine'

const eachType = samples.filter(({ again }) => !again)

tryEngine('Firefox', hasFirefox, startFirefox, eachType)
