import { z } from 'zod'
import { publishAt } from '../collections/publishAt'

const line = z.string().trim().min(1)
/** In the original it stands for the whole, in a translation for this one. */
const draft = z.boolean().optional().describe('Shown in the preview only: the whole, or where it is set in a translation, that one')
const image = line.describe(
  'Name of a picture: a drawing of `art`, or a JPEG, PNG or WebP beside the text or in `content/images`, with its ending. A translation without it has that of the original',
)
const alt = line.describe('What the picture shows, for those who cannot see it')
const description = line.describe('What search results say about the page: 80 to 165 characters, in Japanese 40 to 82')
const day = z.iso.date('must be a date such as 2026-03-14')

/** The front matter of a category. Descriptions are the editors’ manual. */
export const categoryText = z.strictObject({ name: line.describe('What the category is called'), description, image, alt, draft })

/** The front matter of a post. */
export const postText = z
  .strictObject({
    title: line.describe('Headline, and title in search results: 10 to 60 characters'),
    description,
    date: day.describe('The day it is published; the newest stands first'),
    updated: day.optional().describe('The day of its last change that readers should know of'),
    author: line.optional().describe('Who wrote it, by full name'),
    team: line.optional().describe('The team that wrote it, where no person is to be named'),
    image,
    alt,
    keywords: line.describe('Keywords, separated by commas'),
    draft,
    publishAt,
  })
  .superRefine(({ date, updated }, context) => {
    if (updated !== undefined && updated < date)
      context.addIssue({ code: 'custom', path: ['updated'], message: `must not be before the post’s date, ${date}: leave it out until the post is changed` })
  })
