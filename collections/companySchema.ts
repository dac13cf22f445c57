import { z } from 'zod'
import { country } from './countrySchema'
import { isLanguage } from './isLanguage'
import { url } from './urlSchema'

/** The schema of `content/company.json`: facts that only the company knows. */
export const company = z.strictObject({
  name: z.string().min(1).describe('Short name, in texts as {{company}}'),
  legalName: z.string().min(1).describe('Registered name, for the footer, the imprint and structured data'),
  founded: z.number().int().min(1000).max(2100).describe('Year, in texts as {{founded}}'),
  address: z.array(z.string().min(1)).min(1).describe('Postal address, one line per entry, without the country; the last line has town and postcode'),
  country: country.describe('ISO 3166-1 code; pages show its name in their language'),
  phone: z
    .string()
    .regex(/^\+[1-9](?:[ ()-]*\d){6,14}$/, 'must be one number in international format, such as +91 20 1234 5678')
    .describe('In international format, starting with +'),
  email: z.email().describe('In texts as {{email}}; receives enquiries unless CONTACT_TO is set'),
  careersEmail: z.email().describe('Mailbox for applications, in texts as {{careersEmail}}'),
  profileUrl: url.describe('The company’s page in a professional network'),
  nameKatakana: z.string().min(1).optional().describe('The registered name in katakana, for readers of Japanese'),
  legalRepresentative: z.string().min(1).optional().describe('Legal representative, with function'),
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
      from: z.iso.time({ precision: -1, error: 'must be a time such as 09:30' }).describe('Start'),
      to: z.iso.time({ precision: -1, error: 'must be a time such as 18:00' }).describe('End'),
      timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Asia/Kolkata').describe('Time zone of both times, named on pages'),
    })
    .optional()
    .describe('Hours in which enquiries are answered, on working days'),
  certificates: z.array(z.string().min(1)).min(1).optional().describe('Certificates that the company holds, each with its number or scope'),
  patents: z
    .array(
      z.strictObject({
        number: z.string().min(1).describe('Number, as written by the patent office'),
        country: country.describe('ISO 3166-1 code; pages show its name'),
        holder: z.string().min(1).describe('Holder'),
      }),
    )
    .length(2)
    .optional()
    .describe('The two patents, in the order of the texts of /patent'),
  answersWithin: z.number().int().positive().optional().describe('Usual response time, in working days'),
  placeholders: z.array(z.string()).describe('Keys of this file that still hold sample values; the launch check rejects them'),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
