import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { z } from 'zod'
import { isArtName } from '../../art/catalogue'
import { loadBlog } from '../../blog/loadBlog'
import { asciiLetters } from '../../collections/asciiLetters'
import { getContent } from '../../collections/content'
import { listPhotographs } from '../../collections/photographs'
import { kindOf } from '../../collections/projectKind'
import { defaultLocale } from '../../i18n/languages'
import { unwritten } from '../../i18n/unwritten'
import { categoryProblem, createCategory } from './createCategory'
import { createEntry } from './createEntry'
import { createLanguage, languageDefaults, languageProblem } from './createLanguage'
import { createPost } from './createPost'
import { createRedirect, sourceProblem, targetProblem } from './createRedirect'
import { openingWords, projectWords, serviceWords } from './hints'
import type { Field, Kind } from './kind'
import { today } from './today'

const slug = (answers: Record<string, string>) =>
  new GithubSlugger()
    .slug(asciiLetters(answers.heading ?? answers.title ?? answers.name ?? ''))
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
const slugProblem = (value: string) =>
  /^(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? undefined : 'has to be small letters, digits and single hyphens, and not “index”'
const dateProblem = (value: string) => (z.iso.date().safeParse(value).success ? undefined : 'has to be a date such as 2026-03-14')
const imageProblem = (value: string) =>
  isArtName(value) || listPhotographs('content/images').includes(value) ? undefined : 'has to be a drawing of art/catalogue.ts, or a file in content/images'

const slugField: Field = { name: 'slug', question: 'What is the last part of its address?', fallback: slug, problem: slugProblem }
const pictureField = { name: 'image', question: 'Which picture shows it?', problem: imageProblem }

/** Everything `npm run new` can create, by name. */
export const kinds: Readonly<Record<string, Kind>> = {
  project: {
    example: 'project --category education --heading "A timetable for schools"',
    fields: [
      { name: 'category', question: 'In which sector?', options: () => getContent().sectors.map(({ category }) => category) },
      { name: 'heading', question: 'What is its heading, in English?' },
      { ...pictureField, fallback: ({ category }) => lastOf(getContent().projects, (each) => each.category === category).image },
    ],
    create: ({ category = '', heading = '', image = '' }) => {
      const id = nextId(getContent().projects)
      return createEntry({
        collection: 'projects',
        entry: { id, category, image },
        words: (language) => ({ projects: { [id]: projectWords(heading, typeLabel(language)) } }),
        path: `/project-details/${category}/${id}`,
      })
    },
  },
  service: {
    example: 'service --heading "Robotic process automation"',
    fields: [
      { name: 'heading', question: 'What is its heading, in English?' },
      slugField,
      { ...pictureField, fallback: () => lastOf(getContent().services).image },
    ],
    create: ({ heading = '', slug: category = '', image = '' }) => {
      const { card, details } = serviceWords(heading)
      return createEntry({
        collection: 'services',
        entry: { id: nextId(getContent().services), category, image },
        words: () => ({ services: { cards: { [category]: card }, details: { [category]: details } } }),
        path: `/services/${category}`,
      })
    },
  },
  opening: {
    example: 'opening --title "Test Engineer"',
    fields: [{ name: 'title', question: 'Who is wanted, in English?' }, slugField, { ...pictureField, fallback: () => lastOf(getContent().openings).image }],
    create: ({ title = '', slug: key = '', image = '' }) =>
      createEntry({
        collection: 'openings',
        entry: { key, image },
        words: () => ({ careers: { openings: { [key]: openingWords(title) } } }),
        path: `/career/${key}`,
      }),
  },
  post: {
    example: 'post --category applied-ai --title "How a model is retired"',
    fields: [
      { name: 'category', question: 'In which category of the blog?', options: () => loadBlog().categories.map((category) => category.slug) },
      { name: 'title', question: 'What is its title, in English?' },
      slugField,
      { name: 'date', question: 'Of which date?', fallback: today, problem: dateProblem },
      { ...pictureField, fallback: ({ category = '' }) => pictureOfCategory(category) },
    ],
    create: createPost,
  },
  category: {
    example: 'category --name "Data in practice"',
    fields: [
      { name: 'name', question: 'What is it called, in English?' },
      { ...slugField, question: 'What is its address?', problem: (value) => slugProblem(value) ?? categoryProblem(value) },
      { ...pictureField, fallback: () => pictureOfCategory(loadBlog().categories.at(-1)?.slug ?? '') },
    ],
    create: createCategory,
  },
  redirect: {
    example: 'redirect --from /services/old-name --to /services/new-name',
    fields: [
      { name: 'from', question: 'Which address did the page have, without language?', problem: sourceProblem },
      { name: 'to', question: 'At which address is it now, or what comes closest?', problem: targetProblem },
      { name: 'below', question: 'Do all addresses below it lead to those of the same name?', options: () => ['no', 'yes'], fallback: () => 'no' },
    ],
    create: createRedirect,
  },
  language: {
    example: 'language --code fr',
    fields: [
      { name: 'code', question: 'Which language, by its code (BCP 47), such as fr?', problem: languageProblem },
      { name: 'label', question: 'What does the switcher show?', fallback: (answers) => languageDefaults(answers).label },
      { name: 'name', question: 'What does the language call itself?', fallback: (answers) => languageDefaults(answers).name },
      { name: 'og-locale', question: 'Which locale (og:locale)?', fallback: (answers) => languageDefaults(answers).ogLocale },
    ],
    create: createLanguage,
  },
}

function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1
}

/** A type label in this language, from any project. */
function typeLabel(language: string): string {
  const words: Record<string, { paragraph: string }> = JSON.parse(readFileSync(`locales/${language}/projects.json`, 'utf8'))
  const written = Object.values(words).find(({ paragraph }) => kindOf(paragraph) !== paragraph && !paragraph.startsWith(unwritten))
  return written?.paragraph ?? 'Mobile app · Education'
}

/** The last matching entry, else the last entry. */
function lastOf<T>(entries: readonly T[], matches: (entry: T) => boolean = () => true): T {
  const found = entries.findLast(matches) ?? entries.at(-1)
  if (!found) throw new Error('There is no entry to take the picture from. Name one with --image.')
  return found
}

function pictureOfCategory(slug: string): string {
  return (
    loadBlog()
      .categories.find((category) => category.slug === slug)
      ?.texts.get(defaultLocale)?.image ?? ''
  )
}
