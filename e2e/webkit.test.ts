import { tryEngine } from '../testing/engine/tryEngine'
import { hasWebKit, startWebKit } from '../testing/engine/webkit'

await tryEngine('WebKit', hasWebKit, startWebKit)
