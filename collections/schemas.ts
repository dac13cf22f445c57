import { z } from 'zod'
import { company } from './companySchema'
import { embedAddress } from './embedAddress'
import { withoutLookAlikes } from './lookAlikes'
import { menu } from './menuSchema'
import { photographName } from './photographName'
import { postingFacts, postingProblem } from './postingFacts'
import { projectFactSchemas } from './projectFactSchemas'
import { publishAt } from './publishAt'
import { url } from './urlSchema'

const slug = z.string().regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/, {
  error: ({ input }) => retyped(String(input)) ?? 'must be a slug: letters, digits and single hyphens',
})
/** For a name with a space at an end, or with letters that only look like those of a slug. */
function retyped(name: string): string | undefined {
  const right = withoutLookAlikes(name).trim()
  if (right === name || !/^[\w.-]+$/.test(right)) return undefined
  return right === name.trim() ? `must be “${right}”, without a space` : `must be “${right}”, typed with Latin letters: some here only look like them`
}

/** `index` as the last part of an address would be written as the `index.html` of a folder. */
const isNotIndex = (path: string) => !/^(.*\/)?index$/i.test(path)
const addressSlug = slug.refine(isNotIndex, 'must be another name: the page of “index” would take the place of index.html')
const image = z
  .string()
  .refine((name) => slug.safeParse(name).success || photographName(name) !== undefined, {
    error: ({ input }) => {
      const typed = retyped(String(input))
      if (typed) return typed
      const own = String(input).split(/[/\\]/).at(-1) ?? ''
      if (own !== input && photographName(own)) return `must be the name alone, ${own}`
      if (/\.(jpe?g|png|webp)$/i.test(own)) return 'must have letters from a to z, digits, - and _ only, as in office.jpg: rename the file as well'
      if (/\.\w+$/.test(own)) return 'must be a JPEG, PNG or WebP, such as office.jpg: export it as one, because renaming does not change its type'
      return 'must be the name of a drawing, or of a photograph such as office.jpg'
    },
  })
  .describe('Name of a picture: a drawing of `art`, or a JPEG, PNG or WebP in `content/images`, with extension')
const notAnOrigin = 'must be an origin such as https://www.example.com, without a path'
const origin = z.url({ error: notAnOrigin, abort: true }).regex(/^https?:\/\/[^/?#@]+\/?$/, notAnOrigin)

const file = z.string().startsWith('/')

const draft = z
  .union([z.boolean(), z.array(z.string().min(2)).min(1)], 'must be true without quotes, or a list of languages such as ["ja"]')
  .optional()
  .describe('true, or the languages in which it is a draft, such as ["ja"]: shown there in the preview only')

/** The sectors that there may be; those that there are, in their order, are in `content/sectors.json`: `docs/adopting/sectors.md`. */
const sectorSlugs = ['media-entertainment', 'healthcare', 'utility-solution', 'manufacturing', 'education'] as const
const sectorSlug = z.enum(sectorSlugs).describe('Sector: filter of the portfolio, and part of addresses')

/** A list whose entries have a unique key, by which others refer to them. */
function unique<T extends z.ZodObject>(entry: T, key: keyof z.output<T> & string) {
  return z.array(entry).superRefine((entries, context) => {
    const seen = new Set<unknown>()
    entries.forEach((each, index) => {
      const value = (each as Record<string, unknown>)[key]
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, key], message: `duplicate ${key} ${JSON.stringify(value)}: an entry above has it` })
      seen.add(value)
    })
  })
}

const site = z.strictObject({
  origin: origin.describe('Where the site is published; the setting SITE_URL overrides it'),
  interviewUrl: url
    .refine((address) => embedAddress(address) === undefined, {
      error: ({ input }) => `must be the address of the player, which alone can be shown in a page: ${embedAddress(String(input))}`,
    })
    .describe('Embed address of the radio interview at the video host'),
  interviewDate: z.iso.date('must be a day such as 2024-05-31').describe('Upload date of the interview, required by search engines'),
  electionUrl: url.describe('Target of “Read More” of the election app'),
  tracking: z
    .strictObject({
      enabled: z.boolean().describe('Whether visitors are asked for consent'),
      scriptUrl: url.describe('Address of the measurement script'),
      attributes: z
        .record(z.string().regex(/^data-[a-z][a-z\d-]*$/, 'must begin with data-, such as data-domain'), z.string())
        .optional()
        .describe('Further attributes of the script element, such as data-domain for Plausible'),
      setup: z
        .string()
        .regex(/^[^\r]+$/, 'must be a script whose lines end in \\n')
        .optional()
        .describe('Code that runs before it, for example for Matomo; each page’s policy allows exactly this code'),
      pixelUrl: url.optional().describe('Address of a tracking pixel, for services that use one'),
    })
    .describe('Advertising measurement: loads only if enabled and only after consent'),
  placeholders: z.array(z.string()).describe('Keys of this file that still hold sample values, with dots for inner ones; the launch check rejects them'),
  unconfirmedTexts: z.array(z.string()).describe('Files of locales/<language>/ whose texts are samples until the company confirms them'),
})

const project = z.strictObject({
  id: z.number().int().positive().describe('Part of the address: /project-details/{category}/{id}'),
  category: sectorSlug,
  service: addressSlug.optional().describe('Category of the service that it is an example of: each page links to the other'),
  image,
  draft,
  publishAt,
  ...projectFactSchemas,
})

const service = z.strictObject({
  id: z.number().int().positive().describe('Unique number'),
  category: addressSlug.describe('Part of the address: /services/{category}'),
  image,
  link: z.string().startsWith('/').optional().describe('Kept for completeness; not shown, because the address does not exist'),
  draft,
  publishAt,
})

const offering = z.strictObject({
  id: z.number().int().positive().describe('Unique number'),
  category: addressSlug.describe('Part of the address: /what-we-do/{category}'),
  image,
  large: z.strictObject({ image }).optional().describe('A wide picture across the page, inside the text'),
  draft,
  publishAt,
})

const sector = z.strictObject({
  category: sectorSlug,
  image,
  project: z.number().int().positive().optional().describe('Id of the project shown for it on the home page; the first of the sector by default'),
})
const testimonial = z.strictObject({
  id: z.number().int().positive().describe('Key of its words in locales/<language>/testimonial.json'),
  image,
  project: z.number().int().positive().optional().describe('Id of the project that it speaks of; its case study is linked below the name'),
})
const key = slug.describe('Key of its words in locales/<language>')
const href = z.string().startsWith('/').describe('Path of its page, without language: /services')
const picture = z.strictObject({ key, image })
const opening = z
  .strictObject({
    key: addressSlug.describe('Part of the address, /career/{key}, and key of its words in locales/<language>'),
    image,
    draft,
    publishAt,
    ...postingFacts,
  })
  .superRefine((entry, context) => {
    const problem = postingProblem(entry)
    if (problem) context.addIssue({ code: 'custom', path: [problem.key], message: problem.message })
  })
const shown = z.strictObject({ image }).describe('The picture of the page')

const screens = z.array(shown).length(3)

const pagePictures = z.strictObject({
  about: shown,
  companyOverview: shown.describe('A wide picture across the page'),
  leadership: shown,
  interview: shown.describe('Preview picture of the interview'),
  testimonial: shown,
  services: shown,
  serviceText: shown.describe('Of /o'),
  careers: shown,
  election: shown,
  patents: z.array(shown).length(2).describe('One for each patent, in the order of the texts'),
  logos: z.array(shown).min(1).describe('The round logos of /product-details'),
  analyticsScreens: screens.describe('The screens of /product-details, in the order of their titles'),
  electionScreens: screens.describe('The screens of /iElection-details, in the order of their titles'),
  contact: shown,
  thanks: shown,
  notFound: shown,
})

const claim = z.strictObject({
  claim: z.string().min(1).describe('The claim in plain English, as one sentence'),
  at: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'Texts that contain the claim, in each language: keys with their file, such as home.hero.slides.3 (with everything below it), and posts, such as content/blog/<category>/<post>',
    ),
  proof: z.string().min(1).describe('The required proof'),
  confirmed: z.boolean().describe('Whether somebody responsible has seen the proof; the launch check rejects unconfirmed claims'),
})

const path = z
  .string()
  .regex(/^\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/, 'must be a path such as /services/ai-ml: no language, no slash at the end, no “.html”, no “?” or “#”')

const redirect = z.strictObject({
  from: path
    .refine(isNotIndex, 'must be the address of a page: the redirect’s own page would take the place of index.html')
    .describe('The former path, without language; applies to all languages'),
  to: path.describe('The new path, without language'),
  below: z.boolean().optional().describe('Whether all addresses below it redirect to the same addresses below the page, such as for a withdrawn language'),
})

/** The schema of each JSON file in `content/`, by the file's name. Descriptions are the editors' manual. */
export const schemas = {
  company,
  site,
  projects: unique(project, 'id'),
  services: unique(service, 'category'),
  offerings: unique(offering, 'category'),
  sectors: unique(sector, 'category'),
  methodology: unique(picture, 'key').describe('The six cards of /services'),
  heroSlides: z.array(z.strictObject({ image, href })).length(4).describe('The slides of the home page, in the order of their texts'),
  testimonials: unique(testimonial, 'id'),
  partners: unique(
    z.strictObject({ key, logo: file.optional().describe('Its logo, a file in public/, such as /logos/acme.svg; without a logo, its name is shown') }),
    'key',
  ).describe('The strip of the home page'),
  techStack: unique(picture, 'key'),
  openings: unique(opening, 'key'),
  productTiles: z
    .array(
      z.strictObject({
        item: slug.describe('Key of its words in locales/<language>/products.json, under items'),
        image,
        href,
        platform: z.enum(['mobile', 'web']).optional().describe('The tab that also shows it; none for a second tile of a product, such as its screen'),
      }),
    )
    .length(6)
    .describe('The six tiles of All Works, in rows of two, of which the large one is the first, the second, the first; a product may have two'),
  pagePictures: pagePictures.describe('The pictures of pages that do not show a list'),
  menu,
  blogCategories: z
    .array(slug)
    .superRefine((names, context) => {
      names.forEach((name, index) => {
        if (names.indexOf(name) < index) context.addIssue({ code: 'custom', path: [index], message: 'must be listed only once: it is listed above' })
      })
    })
    .describe('The order of the blog’s categories, by the names of their folders; others come last'),
  redirects: unique(redirect, 'from').describe('Redirects from published addresses of pages that have moved'),
  claims: unique(claim, 'claim').describe('Claims that the company must be able to prove before the launch'),
  statistics: unique(
    z.strictObject({
      key: z.enum(['yearexperience', 'project', 'client', 'technologies']).describe('Key of its words in locales/<language>/home.json'),
      value: z.number().int().nonnegative().describe('Final value of the counter'),
    }),
    'key',
  ),
} satisfies Record<string, z.ZodType>

export type CollectionName = keyof typeof schemas
export type Content = { [Name in CollectionName]: z.output<(typeof schemas)[Name]> }
