import { getContent } from '../collections/content'
import { provideFacts } from '../i18n/facts'

// Read before the first test, which asks for texts as pages do.
provideFacts(() => getContent().company)
