import { tryEngine } from '../testing/engine/tryEngine'
import { hasWebKit, startWebKit } from '../testing/engine/webkit'

tryEngine('WebKit', hasWebKit, startWebKit)
