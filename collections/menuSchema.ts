import { z } from 'zod'

/** The pages that a menu can lead to; `components/layout/menuLabel.ts` says what each is called there. */
const menuPath = z.enum([
  '/company-overview',
  '/about',
  '/leadership',
  '/testimonial',
  '/patent',
  '/services',
  '/work',
  '/products',
  '/product-details',
  '/iElection-details',
  '/contact-us',
  '/career',
  '/blog',
  '/o',
  '/privacy',
  '/imprint',
])

export type MenuPath = z.output<typeof menuPath>

const entry = z
  .strictObject({
    group: z.enum(['company', 'work', 'products']).optional().describe('What the entry is called that opens; without one, it is a link'),
    links: z
      .array(z.enum([...menuPath.options, 'sectors']))
      .min(1)
      .describe('From top to bottom: pages, or “sectors” for one link to each sector, in the order of sectors.json'),
  })
  .superRefine(({ group, links }, context) => {
    if (group !== undefined || (links.length === 1 && links[0] !== 'sectors')) return
    context.addIssue({ code: 'custom', path: ['links'], message: 'must be one page, unless there is a “group” that opens' })
  })

/** The schema of `content/menu.json`. */
export const menu = z
  .strictObject({
    header: z.array(entry).min(1).describe('From left to right'),
    footer: z.array(menuPath).min(1).describe('The quick links, from top to bottom'),
  })
  .describe('Which pages the menus lead to, and in which order')
