import { z } from 'zod'

/** An address on another site, as `content/` names it. */
export const url = z.url('must be a complete address, such as https://example.com/page')
