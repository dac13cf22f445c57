import { z } from 'zod'
import { publishAt } from '../collections/publishAt'

const line = z.string().trim().min(1)
/** In the original it applies to all languages, in a translation to this one. */
const draft = z.boolean().optional().describe('Shown in the preview only: in all languages, or if set in a translation, in that one')
const image = line.describe(
  'Name of a picture: a drawing of `art`, or a JPEG, PNG or WebP beside the text or in `content/images`, with its ending. A translation without it has that of the original',
)
const alt = line.describe('What the picture shows, for those who cannot see it')
const description = line.describe('Text for search results: 80 to 165 characters, in Japanese 40 to 82')
/** Aborts, as no other date can be compared with a wrong one. */
const day = z.iso.date({ error: 'must be a day that exists, as year, month and day: 2026-03-14', abort: true })

/** The front matter of a category. Descriptions are the editors’ manual. */
export const categoryText = z.strictObject({ name: line.describe('Name of the category'), description, image, alt, draft })

/** The front matter of a post. */
export const postText = z
  .strictObject({
    title: line.describe('Headline, and title in search results: 10 to 60 characters'),
    description,
    date: day.describe('The day it is published; the newest stands first. A translation without it has that of the original'),
    updated: day.optional().describe('Day of the last change that matters to readers'),
    author: line.optional().describe('Who wrote it, by full name'),
    team: line.optional().describe('The team that wrote it, if no person is to be named'),
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
