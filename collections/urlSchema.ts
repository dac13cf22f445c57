import { z } from 'zod'

/** An address of another site in `content/`. Browsers would accept spaces, invisible ones as well, and make another address of it. */
export const url = z
  .url({ error: 'must be a complete address, such as https://example.com/page', abort: true })
  .regex(/^[^\s\u200B-\u200F\u2060\uFEFF]*$/, 'must have no spaces, invisible ones included: copy it from the address bar of a browser')
