import { z } from 'zod'
import { isCountry } from './isCountry'
import { photographName } from './photographName'
import { postingFacts, postingProblem } from './postingFacts'
import { projectFacts } from './projectFacts'

/** The schema of each JSON file in `content/`, by the file's name. Descriptions are the editors' manual. */

const slug = z.string().regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/, 'must be a slug: letters, digits and single hyphens')
const image = z
  .string()
  .refine((name) => slug.safeParse(name).success || photographName(name) !== undefined, 'must be the name of a drawing, or of a photograph such as office.jpg')
  .describe('Name of a picture: a drawing of `art`, or a JPEG, PNG or WebP of `content/images`, with its ending')
const url = z.url('must be a complete address, such as https://example.com/page')
const notAnOrigin = 'must be an origin such as https://www.example.com, without a path'
const origin = z.url({ error: notAnOrigin, abort: true }).regex(/^https?:\/\/[^/?#]+\/?$/, notAnOrigin)

const file = z.string().startsWith('/')

const draft = z
  .union([z.boolean(), z.array(z.string().min(2)).min(1)])
  .optional()
  .describe('true, or the languages in which it is not ready, such as ["ja"]: there it is shown in the preview only')

const sectorSlug = z
  .enum(['media-entertainment', 'healthcare', 'utility-solution', 'manufacturing', 'education'])
  .describe('The field of business: where the portfolio is filtered, and part of addresses')

/** Entries of a collection must not repeat the key that others refer to them by. */
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

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}(-\w+)*$/.test(code) && new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const company = z.strictObject({
  name: z.string().min(1).describe('What texts call {{company}}'),
  legalName: z.string().min(1).describe('As it is registered: in the footer, the imprint and structured data'),
  founded: z.number().int().describe('Year, for structured data'),
  address: z.array(z.string().min(1)).min(1).describe('Postal address, a line each, without the country; the last one has the town and its code'),
  country: z
    .string()
    .length(2, { abort: true })
    .refine(isCountry, 'must be a country’s code in capitals, such as IN')
    .describe('ISO 3166-1 code; pages show the name that their language has for it'),
  phone: z.string().min(1).describe('As a person would dial it from abroad, starting with +'),
  email: z.email().describe('What texts call {{email}}; enquiries go there unless CONTACT_TO says otherwise'),
  careersEmail: z.email().describe('What texts call {{careersEmail}}: the mailbox for applications'),
  profileUrl: url.describe('The company’s page in a professional network'),
  nameKatakana: z.string().min(1).optional().describe('The registered name in katakana, for readers of Japanese'),
  legalRepresentative: z.string().min(1).optional().describe('Who represents the company, with function'),
  register: z.string().min(1).optional().describe('Register, place and number, such as the CIN'),
  vatId: z.string().min(1).optional().describe('VAT identification number'),
  euRepresentative: z.string().min(1).optional().describe('Representative in the EU (Article 27 GDPR) with address, for the privacy notice'),
  workingLanguages: z
    .array(z.string().refine(isLanguage, 'must be a language’s code, such as ja'))
    .min(1)
    .optional()
    .describe('Languages in which clients are served: BCP 47 codes'),
  contactHours: z
    .strictObject({
      from: z.iso.time({ precision: -1, error: 'must be a time such as 09:30' }).describe('When they begin'),
      to: z.iso.time({ precision: -1, error: 'must be a time such as 18:00' }).describe('When they end'),
      timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Asia/Kolkata').describe('Of both times; pages name it'),
    })
    .optional()
    .describe('When somebody answers, on working days'),
  certificates: z.array(z.string().min(1)).min(1).optional().describe('Certificates that the company holds, each with its number or scope'),
  patents: z
    .array(
      z.strictObject({
        number: z.string().min(1).describe('As the office writes it'),
        country: z.string().refine(isCountry, 'must be a country’s code in capitals, such as IN').describe('ISO 3166-1 code; pages show its name'),
        holder: z.string().min(1).describe('Who holds it'),
      }),
    )
    .length(2)
    .optional()
    .describe('The two patents, in the order of the texts of /patent'),
  answersWithin: z.number().int().positive().optional().describe('The usual time to answer, in working days'),
  placeholders: z.array(z.string()).describe('Keys of this file that still hold sample values; the launch check refuses them'),
})

const site = z.strictObject({
  origin: origin.describe('Where the site is published; the setting SITE_URL overrides it'),
  interviewUrl: url.describe('The radio interview, in the form that the video host wants for embedding'),
  interviewDate: z.iso.date('must be a day such as 2024-05-31').describe('The day when the interview was put there, which search engines ask for'),
  electionUrl: url.describe('Where “Read More” of the election app leads'),
  tracking: z
    .strictObject({
      enabled: z.boolean().describe('Whether visitors are asked at all'),
      scriptUrl: url.describe('The script that measures'),
      pixelUrl: url.describe('The picture that counts where no script runs'),
    })
    .describe('Advertising measurement: loads only where enabled and only after consent'),
  placeholders: z.array(z.string()).describe('Keys of this file that still hold sample values, with dots for inner ones; the launch check refuses them'),
  unconfirmedTexts: z.array(z.string()).describe('Files of locales/<language>/ whose texts are samples until the company confirms them'),
})

const project = z.strictObject({
  id: z.number().int().positive().describe('Part of the address: /project-details/{category}/{id}'),
  category: sectorSlug,
  image,
  draft,
  ...projectFacts,
})

const service = z.strictObject({
  id: z.number().int().positive().describe('A number of its own'),
  category: slug.describe('Part of the address: /services/{category}'),
  image,
  link: z.string().startsWith('/').optional().describe('Kept for the data’s sake; not shown, as the address does not exist'),
  draft,
})

const offering = z.strictObject({
  id: z.number().int().positive().describe('A number of its own'),
  category: slug.describe('Part of the address: /what-we-do/{category}'),
  image,
  draft,
})

const sector = z.strictObject({
  category: sectorSlug,
  image,
  project: z.number().int().positive().optional().describe('The id of the project that the home page shows for it; left out, the first of the sector'),
})
const key = slug.describe('What its words are called in locales/<language>')
const href = z.string().startsWith('/').describe('The page it leads to, without language: /services')
const picture = z.strictObject({ key, image })
const opening = z
  .strictObject({
    key: slug.describe('Part of the address, /career/{key}, and what its words are called in locales/<language>'),
    image,
    draft,
    ...postingFacts,
  })
  .superRefine((entry, context) => {
    const problem = postingProblem(entry)
    if (problem) context.addIssue({ code: 'custom', path: [problem.key], message: problem.message })
  })
const shown = z.strictObject({ image }).describe('The picture of the page')

const pagePictures = z.strictObject({
  about: shown,
  companyOverview: shown.describe('Over the whole width, so a wide one'),
  leadership: shown,
  interview: shown.describe('What stands for the interview until it plays'),
  testimonial: shown,
  services: shown,
  election: shown,
  patents: z.array(shown).length(2).describe('One for each patent, in the order of the texts'),
  logos: z.array(shown).min(1).describe('The round marks of /product-details'),
  contact: shown,
  thanks: shown,
  notFound: shown,
})

const claim = z.strictObject({
  claim: z.string().min(1).describe('What the site says, in plain English, as one sentence'),
  at: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'Where it stands, in each language: keys of the words with their file, such as home.hero.slides.3 (all that is in it), and posts, such as content/blog/<category>/<post>',
    ),
  proof: z.string().min(1).describe('What would prove it'),
  confirmed: z.boolean().describe('Whether somebody who knows has seen the proof; the launch check refuses those that are not'),
})

const path = z
  .string()
  .regex(/^\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/, 'must be a path such as /services/ai-ml: no language, no slash at the end, no “.html”, no “?” or “#”')

const redirect = z.strictObject({
  from: path.describe('Where there was a page, without language: all languages move'),
  to: path.describe('The page that answers instead, without language'),
})

export const schemas = {
  company,
  site,
  projects: unique(project, 'id'),
  services: unique(service, 'category'),
  offerings: unique(offering, 'category'),
  sectors: unique(sector, 'category'),
  methodology: unique(picture, 'key').describe('The six cards of /services'),
  heroSlides: z.array(z.strictObject({ image, href })).length(4).describe('The slides of the home page, in the order of their texts'),
  testimonials: unique(
    z.strictObject({ id: z.number().int().positive().describe('What its words are called in locales/<language>/testimonial.json'), image }),
    'id',
  ),
  partners: unique(
    z.strictObject({ key, logo: file.optional().describe('Its logo, a file below public/, such as /logos/acme.svg; without one its name is shown') }),
    'key',
  ).describe('The strip of the home page'),
  techStack: unique(picture, 'key'),
  openings: unique(opening, 'key'),
  productTiles: z
    .array(z.strictObject({ item: slug.describe('What its words are called in locales/<language>/products.json, under items'), image, href }))
    .length(6)
    .describe('The six tiles of All Works; some are repeated'),
  pagePictures: pagePictures.describe('The pictures of pages that are not made from a list'),
  redirects: unique(redirect, 'from').describe('Where pages have gone whose address was published'),
  claims: unique(claim, 'claim').describe('What the company has to be able to prove before the launch'),
  statistics: unique(
    z.strictObject({
      key: z.enum(['yearexperience', 'project', 'client', 'technologies']).describe('What its words are called in locales/<language>/home.json'),
      value: z.number().int().describe('What the counter counts up to'),
    }),
    'key',
  ),
} satisfies Record<string, z.ZodType>

export type CollectionName = keyof typeof schemas
export type Content = { [Name in CollectionName]: z.output<(typeof schemas)[Name]> }
