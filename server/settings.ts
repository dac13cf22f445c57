import { z } from 'zod'
import { isBackendAddress } from '../blog/backendAddress'
import { getContent } from '../collections/content'
import type { Content } from '../collections/schemas'
import type { Origins } from './origins'

/** Everything that can be set about the server; what each is for stands in the README’s table. */
export interface Settings {
  port: number
  databaseUrl: string
  trustedHops: number
  origins: Origins
  /** Undefined where no mail is to be sent. */
  mail: MailSettings | undefined
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  from: string
  to: string
}

const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol.startsWith('http') && url.pathname === '/' && !url.search && !url.hash) return url.origin
  context.addIssue('has to be an origin such as https://www.example.com, without a path')
  return z.NEVER
})

const list = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))

const mailbox = z.string().regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'has to be one mail address, such as hello@example.com')

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SITE_URL: origin.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|(libsql|https?|wss?):\/\/.)/, 'has to be file:<path>, or the libsql:// address of a server')
    .default('file:data/site.db'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'has to be smtp://<user>:<password>@<server>:<port>, or the same with smtps://')
    .refine(URL.canParse, 'is not a URL; signs such as @ : / in a password are written %40 %3A %2F')
    .optional(),
  CONTACT_TO: mailbox.optional(),
  CONTACT_FROM: mailbox.optional(),
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(20).default(0),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  // Only the build uses it; who sets it wrongly here has set it wrongly there.
  BACKEND_URL: z.string().refine(isBackendAddress, 'has to be an address such as https://api.example.com/backend, without query and without user').optional(),
})

type Company = Pick<Content['company'], 'email' | 'placeholders'>

/** These have a secret in them, which does not belong into a log. */
const secret = ['SMTP_URL', 'DATABASE_URL']

/**
 * The settings that the server takes from the environment. A setting that is set to nothing counts as not set.
 *
 * @param company whose mail address enquiries go to where no other is set.
 * @throws with every wrong setting, by name.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, company: Company = getContent().company): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `  ${secret.includes(name) ? name : `${name}=${set[name]}`}: ${message}`
    })
    throw new Error(`Wrong settings:\n${lines.join('\n')}`)
  }
  const { PORT, SITE_URL, DATABASE_URL, TRUSTED_HOPS, ALLOWED_ORIGINS } = result.data
  return {
    port: PORT,
    databaseUrl: DATABASE_URL,
    trustedHops: TRUSTED_HOPS,
    origins: { allowed: [...new Set([...(SITE_URL ? [SITE_URL] : []), ...ALLOWED_ORIGINS])], site: SITE_URL },
    mail: mailSettings(result.data, company),
  }
}

function mailSettings({ SMTP_URL: url, CONTACT_TO, CONTACT_FROM }: z.output<typeof schema>, { email, placeholders }: Company): MailSettings | undefined {
  if (!url) return undefined
  if (!CONTACT_TO && placeholders.includes('email')) {
    throw new Error('Wrong settings:\n  CONTACT_TO: SMTP_URL is set, but not where enquiries go; the email in content/company.json is still a sample.')
  }
  const to = CONTACT_TO ?? email
  return { url, to, from: CONTACT_FROM ?? to }
}
