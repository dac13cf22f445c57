import { z } from 'zod'

/** An address of another site in `content/`. */
export const url = z.url('must be a complete address, such as https://example.com/page')
