import { unwritten } from '../../i18n/unwritten'

const hint = (text: string) => `${unwritten} ${text}`

/** Texts for search results (`check/meta.ts`). */
const meta = {
  title: hint('Title in search results, 10 to 60 characters'),
  description: hint('What search results say about the page, 80 to 165 characters'),
  keywords: hint('Keywords, separated by commas'),
}

/**
 * Words of a new project, in English.
 *
 * @param label type label of another project in the language of translation, as separators differ by language.
 */
export function projectWords(heading: string, label: string) {
  return {
    meta,
    heading,
    paragraph: hint(`Kind and sector, such as: ${label}`),
    more: hint('What the client needed, and what we have built: about 120 words'),
    outcome: hint('What has changed since, in one or two sentences'),
  }
}

/** Words of a new service, in English. */
export function serviceWords(heading: string) {
  const step = { title: hint('What a step is called'), text: hint('What is done in it, and what the client has at its end') }
  return {
    card: { heading, paragraph: hint('What it is good for, in one sentence') },
    details: {
      meta,
      heading,
      paragraphs: [hint('Which problem it solves: about 60 words'), hint('How we go about it, and what the client receives: about 60 words')],
      process: { title: hint('How we work'), text: hint('What the steps have in common, in one sentence'), steps: [step, step, step] },
    },
  }
}

/** Words of a new opening, in English. */
export function openingWords(title: string) {
  return {
    meta,
    title,
    keySkills: hint('Skills, separated by commas'),
    location: hint('City'),
    experience: hint('How much is asked for, such as: Freshers'),
    text: hint('What somebody does in this position, in two or three sentences'),
    tasks: [hint('A task, in one sentence'), hint('Another task'), hint('A third task')],
  }
}

/** Front matter of a new post, and its text. */
export const postWords = {
  description: meta.description,
  alt: hint('What the picture shows'),
  keywords: meta.keywords,
  text: hint('Write here, in Markdown.'),
}

/** Front matter of a new category. */
export const categoryWords = { description: meta.description, alt: postWords.alt }

/** Description of a new photograph. */
export const pictureWords = postWords.alt

/** The same words, marked as untranslated. */
export function untranslated<T>(words: T): T {
  if (typeof words === 'string') return (words.startsWith(unwritten) ? words : hint(words)) as T
  if (Array.isArray(words)) return words.map(untranslated) as T
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, untranslated(value)])) as T
}
