import { getContent } from '../collections/content'
import { provideFacts } from '../i18n/facts'

// Read before the first test, because tests use texts like pages do.
provideFacts(() => getContent().company)
