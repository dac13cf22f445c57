import { sitePages } from '../seo/sitePages'
import { tryEngine } from '../testing/tryEngine'
import { hasWebKit, startWebKit } from '../testing/webkit'

tryEngine('WebKit', hasWebKit, startWebKit, sitePages())
