import { z } from 'zod'
import { isBackendAddress } from '../blog/backendAddress'
import { getContent } from '../collections/content'
import { decode } from '../collections/decode'
import { parseOrigin, parseOrigins } from '../collections/parseOrigin'
import type { Content } from '../collections/schemas'
import { type MailSettings, mailSchema, readMailSettings } from './mail/mailSettings'
import type { Origins } from './origins'
import { wholeNumber } from './wholeNumber'

/** Settings of the server; the table in the README describes them. */
export interface Settings {
  /** Address to listen on. */
  host: string
  port: number
  databaseUrl: string
  trustedHops: number
  /** Days after which messages are deleted; undefined keeps them. */
  keepMessagesDays: number | undefined
  origins: Origins
  /** Whether search engines may index the site. */
  isIndexed: boolean
  /** Format of the log. */
  logFormat: 'text' | 'json'
  /** Access to `/metrics`: `loopback`, or a token; undefined disables it. */
  metrics: string | undefined
  /** Undefined if no mail is to be sent. */
  mail: MailSettings | undefined
  /** Contact for security reports; undefined while the company’s address is a sample. */
  securityContact: string | undefined
}

const origin = z.string().transform((value, context) => {
  const parsed = parseOrigin(value)
  if (parsed !== undefined) return parsed
  context.addIssue('has to be an origin such as https://www.example.com, without a path')
  return z.NEVER
})

const origins = z.string().transform((value, context) => {
  const { origins, wrong } = parseOrigins(value)
  if (wrong.length > 0) context.addIssue(`has to be origins such as https://www.example.com, separated by commas, without paths; wrong: ${wrong.join(', ')}`)
  return origins
})

const schema = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'has to be an address of this machine, such as 0.0.0.0 for all of them')
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  SITE_URL: origin.optional(),
  SITE_INDEXING: z.enum(['on', 'off'], 'has to be on or off').default('on'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|(libsql|https?|wss?):\/\/.)/, 'has to be file:<path>, or the libsql:// address of a server')
    .refine((url) => !url.startsWith('file:') || decode(url.split('?')[0] ?? '') !== undefined, 'has a % in its path; write %25 for it')
    .refine(
      (url) => !/^file:([~$\s]|\/\/(?!(localhost)?\/))/.test(url),
      'needs a path behind file:, such as /srv/site.db or data/site.db; only a shell replaces ~ and $, and two slashes begin a host',
    )
    .refine((url) => !/^file:.*#/.test(url), 'has a # in its path; write %23 for it')
    .refine((url) => !/^file:(?!:memory:).*\?/.test(url), 'has a ?, and a file takes no parameters; in its path, write %3F for it')
    .default('file:data/site.db'),
  ...mailSchema,
  KEEP_MESSAGES_DAYS: wholeNumber(1, 36_500).optional(),
  TRUSTED_HOPS: wholeNumber(0, 20).default(0),
  LOG_FORMAT: z.enum(['text', 'json'], 'has to be text or json').default('text'),
  METRICS: z
    .string()
    .regex(/^loopback$|^[\w.~+/=-]{16,200}$/, 'has to be loopback, or a token of 16 characters or more without blanks, such as `openssl rand -hex 24` gives')
    .optional(),
  ALLOWED_ORIGINS: origins.default([]),
  // Used by the build only, but a wrong value here is probably wrong there too.
  BACKEND_URL: z.string().refine(isBackendAddress, 'has to be an address such as https://api.example.com/backend, without query and without user').optional(),
  BACKEND_PICTURES: origins.optional(),
})

/** The names of all settings. */
export const settingNames = Object.keys(schema.shape)

interface Defaults {
  company: Pick<Content['company'], 'email' | 'placeholders'>
  site: Pick<Content['site'], 'origin' | 'placeholders'>
}

/** Their values contain secrets and must not be logged. */
const secretSettings = ['SMTP_URL', 'SMTP_PASSWORD', 'DATABASE_URL', 'METRICS']

/**
 * Reads the settings from the environment. An empty or blank value counts as not set.
 *
 * @param content default recipient of enquiries, and default origin of the site.
 * @throws an error that names all wrong settings.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, { company, site }: Defaults = getContent()): Settings {
  // Space around a value is a slip, except in a password.
  const trimmed = Object.entries(environment).map(([name, value]) => [name, name === 'SMTP_PASSWORD' ? value : value?.trim()] as const)
  const set = Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `  ${secretSettings.includes(name) ? name : `${name}=${set[name]}`}: ${message}`
    })
    throw new Error(`Wrong settings:\n${lines.join('\n')}`)
  }
  const { HOST, PORT, DATABASE_URL, TRUSTED_HOPS, ALLOWED_ORIGINS } = result.data
  const published = result.data.SITE_URL ?? (site.placeholders.includes('origin') ? undefined : new URL(site.origin).origin)
  return {
    host: HOST,
    port: PORT,
    databaseUrl: DATABASE_URL,
    trustedHops: TRUSTED_HOPS,
    keepMessagesDays: result.data.KEEP_MESSAGES_DAYS,
    origins: { allowed: [...new Set([...(published ? [published] : []), ...ALLOWED_ORIGINS])], site: published },
    isIndexed: result.data.SITE_INDEXING === 'on',
    logFormat: result.data.LOG_FORMAT,
    metrics: result.data.METRICS,
    mail: readMailSettings(result.data, set, company),
    securityContact: company.placeholders.includes('email') ? undefined : company.email,
  }
}
