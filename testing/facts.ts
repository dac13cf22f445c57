import { getContent } from '../collections/content'
import { provideFacts } from '../i18n/facts'

// Before the first test, because texts contain facts of the company.
provideFacts(() => getContent().company)
