import { z } from 'zod'

const label = z
  .string()
  .regex(/^\w+(\.[\w-]+)+$/, 'must be the name of a text, such as about.title: the file in locales/<language>, and the keys that lead to it')
  .describe('Key of its text in locales/<language>, such as about.title')
const href = z.string().startsWith('/').describe('Path of the page, without language: /services')
const link = z.strictObject({ href, label })

const entry = z
  .strictObject({
    label,
    href: href.optional(),
    sectors: z.boolean().optional().describe('Whether its links start with the sectors of the portfolio'),
    links: z.array(link).optional().describe('Links of the submenu, from top to bottom'),
  })
  .superRefine(({ href: to, sectors, links }, context) => {
    if ((to === undefined) === (sectors || (links ?? []).length > 0)) return
    context.addIssue({ code: 'custom', path: [], message: 'needs either “href”, as a link, or “links”, as a submenu, optionally with “sectors”' })
  })

/** The links that every page has, in their order. */
export const menu = z
  .strictObject({
    header: z.array(entry).min(1).describe('The menu above each page, from left to right'),
    footer: z.array(link).min(1).describe('Quick links below each page, from top to bottom'),
    legal: z.array(link).min(1).describe('The last line of each page; a company has to have a privacy notice there, and in Germany an imprint'),
  })
  .describe('The links that every page has, in their order')
