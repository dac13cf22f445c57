import { textLimits } from '../check/meta'
import { schemas } from '../collections/schemas'
import type { Language } from '../i18n/languages'

/** The files of a small site without problems in these languages, by path. */
export function sampleFiles(table: readonly Language[]): Record<string, string> {
  return { ...files, ...wordsIn(table), ...categoriesIn(table) }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function meta(subject: string, wide = false) {
  const description = `${subject}: ${(wide ? '説明の文です。' : 'a sentence that describes this page. ').repeat(wide ? 6 : 3)}`
  return { title: `A title about ${subject}`, description: description.trim(), keywords: subject }
}

/** Whether its characters are wide, so that descriptions have half as many. */
function isWide(language: string): boolean {
  return textLimits(language).description[1] < textLimits('en').description[1]
}

function words(language: string) {
  const wide = isWide(language)
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const project = (subject: string) => ({ meta: meta(subject, wide), heading: subject, paragraph: 'App', more: 'More.', outcome: 'Better.' })
  return {
    art: { 'child-health': 'A teddy bear', erp: 'A puzzle', 'hero-idea': 'A mountain', election: 'A ballot box', 'blog-ai': 'Three sparks' },
    blog: {
      meta: meta('the blog', wide),
      title: 'Blog',
      ...Object.fromEntries(plurals.map((form) => [`posts_${form}`, form === 'one' ? '{{count}} post' : '{{count}} posts'])),
    },
    careers: { openings: {} },
    contact: { note: 'Read the <privacy>notice</privacy>.', failed: '{{name}} failed: {{reason}}', steps: ['One', 'Two'] },
    home: { hero: { slides: ['1', '2', '3', '4'].map((title) => ({ title })) }, statistics: { title: 'Numbers' } },
    offerings: {},
    products: { items: { election: { heading: 'Election', subtitle: 'An app' } } },
    projects: { '1': project('child health'), '2': project('planning') },
    sectors: { all: { overview: 'Everything.' } },
    services: { cards: {}, details: {}, methodology: { items: {} } },
    techStack: {},
    testimonial: { items: {} },
  }
}

const frontMatter = (fields: Record<string, string>) => {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`)
  return ['---', ...lines, '---', ''].join('\n')
}

/** All texts of a file of texts, which are the same in all languages of the sample. */
function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
}

/** All keys, to be used in the code of a page. */
function namesIn(value: unknown): string[] {
  return typeof value === 'string' ? [] : Object.entries(value as object).flatMap(([name, part]) => [name, ...namesIn(part)])
}

const category = (name: string, wide = false) =>
  frontMatter({ name, description: meta(name, wide).description.replace(':', ','), image: 'blog-ai', alt: 'Sparks' })
const post = (subject: string, wide = false) => {
  const { title, description, keywords } = meta(subject, wide)
  const known = { title, description: description.replace(':', ','), date: '2026-03-14', image: 'blog-ai', alt: 'Sparks', keywords }
  return `${frontMatter(known)}\nText.\n`
}

const files: Record<string, string> = {
  ...Object.fromEntries(Object.keys(schemas).map((name) => [`content/${name}.json`, '[]\n'])),
  'pages/index/+Page.tsx': '',
  'pages/index/+data.ts': `const t = getTranslate(locale)\nshow(${Object.keys(words('en'))
    .map((name) => `t('${name}')`)
    .join(', ')})\nshow('${namesIn(words('en')).join(' ')}')\n`,
  'locales/sameAsEnglish.json': json({ all: [...new Set(textsIn(words('en')))] }),
  'pages/services/+Page.tsx': '',
  'pages/services/+data.ts': '',
  'pages/work/+Page.tsx': '',
  'pages/work/+data.ts': '',
  'pages/@blogCategory/+Page.tsx': '',
  'content/company.json': json({
    name: 'Monsoon',
    legalName: 'Monsoon Ltd.',
    founded: 2005,
    address: ['Pune'],
    country: 'IN',
    phone: '+91 20 0000 0000',
    email: 'hello@monsoon.in',
    careersEmail: 'careers@monsoon.in',
    profileUrl: 'https://monsoon.in/profile',
    placeholders: ['phone'],
  }),
  'content/site.json': json({
    origin: 'https://monsoon.in',
    interviewUrl: 'https://monsoon.in/interview',
    interviewDate: '2024-05-31',
    electionUrl: 'https://monsoon.in/election',
    tracking: { enabled: false, scriptUrl: 'https://monsoon.in/measure.js', pixelUrl: 'https://monsoon.in/pixel.gif' },
    placeholders: ['tracking.pixelUrl'],
    unconfirmedTexts: ['projects'],
  }),
  'content/menu.json': json({
    header: [{ label: 'blog.title', href: '/services' }],
    footer: [{ href: '/services', label: 'blog.title' }],
    legal: [{ href: '/services', label: 'blog.title' }],
  }),
  'content/projects.json': json([
    { id: 1, category: 'healthcare', image: 'child-health' },
    { id: 2, category: 'education', image: 'erp' },
  ]),
  'content/heroSlides.json': json(Array.from({ length: 4 }, () => ({ image: 'hero-idea', href: '/services' }))),
  'content/pagePictures.json': json({
    ...Object.fromEntries(Object.keys(schemas.pagePictures.shape).map((page) => [page, { image: 'hero-idea' }])),
    patents: [{ image: 'erp' }, { image: 'erp' }],
    logos: [{ image: 'erp' }],
    ...Object.fromEntries(['analyticsScreens', 'electionScreens'].map((page) => [page, Array.from({ length: 3 }, () => ({ image: 'erp' }))])),
  }),
  'content/productTiles.json': json(Array.from({ length: 6 }, () => ({ item: 'election', image: 'election', href: '/services', platform: 'mobile' }))),
  'content/blog/practice/index.md': category('practice'),
  'content/blog/practice/first-post/index.md': post('a first post'),
  'content/blog/practice/first-post/index.ja.md': post('a first post', true),
  'content/blog/practice/second-post/index.md': post('a second post'),
  'content/blog/practice/first-post/index.de.md': post('a post'),
}

function wordsIn(table: readonly Language[]): Record<string, string> {
  return Object.fromEntries(table.flatMap(({ code }) => Object.entries(words(code)).map(([name, value]) => [`locales/${code}/${name}.json`, json(value)])))
}

function categoriesIn(table: readonly Language[]): Record<string, string> {
  const translations = table.filter(({ code }) => code !== 'en')
  return Object.fromEntries(translations.map(({ code }) => [`content/blog/practice/index.${code}.md`, category(`practice in ${code}`, isWide(code))]))
}
