import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectComplaints, sampleProject } from '../testing/sampleProject'

const page = 'pages/index/+data.ts'
const all = ['art', 'blog', 'careers', 'contact', 'offerings', 'products', 'projects', 'sectors', 'services', 'techStack', 'testimonial']

/** A site whose code uses everything, and this code of `home`, which has `hero.slides[].title` and `statistics.title`. */
function reading(code: string) {
  const shown = `const t = getTranslate(locale)\nshow(${all.map((name) => `t('${name}')`).join(', ')})\n${code}\n`
  return { [page]: shown, ...namesOfOthers() }
}

/** Code that reads all of these words. */
function namesOfOthers() {
  const root = sampleProject()
  return { 'components/names.ts': all.map((name) => `export const ${name} = ${readFileSync(`${root}/locales/en/${name}.json`, 'utf8')}`).join('\n') }
}

const slides = [
  '  locales/en/home.json:2:3 hero: unused: no page uses it',
  '      Remove it here and in locales/ja/home.json, locales/de/home.json; or show it.',
]
const statistics = [
  '  locales/en/home.json:18:3 statistics: unused: no page uses it',
  '      Remove it here and in locales/ja/home.json, locales/de/home.json; or show it.',
]

it('reports an unused group once', async () => {
  expect(await projectComplaints(reading(''))).toEqual([
    '  locales/en/home.json:1:1: unused: no page uses it',
    '      Remove this file in every language, or show its words.',
  ])
})

it('reports the unused part of a group', async () => {
  expect(await projectComplaints(reading("export const x = t('home.statistics.title')"))).toEqual(slides)
  expect(await projectComplaints(reading("const { hero } = t('home')\nexport const x = [hero.slides.map(({ title }) => title)]"))).toEqual(statistics)
  expect(await projectComplaints(reading(`export const x = t(\`home.hero.slides.\${n}.title\`)`))).toEqual(statistics)
  expect(await projectComplaints(reading("export const x = getShownTranslate(locale)('home.statistics').title"))).toEqual(slides)
})

it('accepts words that an imported file reads by name', async () => {
  const data = reading("export const data = () => ({ ...t('home') })")
  const own = 'export const Page = ({ hero }) => hero.slides.map(({ title }) => title)'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own })).toEqual(statistics)
  const imported = {
    'pages/index/+Page.tsx': "import { Hero } from '../../components/Hero'\nexport const Page = (data) => <Hero {...data} />",
    'components/Hero.tsx': own,
  }
  expect(await projectComplaints({ ...data, ...imported })).toEqual(statistics)
})

it('reads the code behind a pattern of files, which is no comment', async () => {
  expect(await projectComplaints(reading("glob('content/*.json')\nshow(t('home.hero').slides, t('home.statistics.title'))\n/** The end. */"))).toEqual([])
})

it('accepts words read by iteration', async () => {
  const data = reading("export const data = () => ({ home: t('home') })")
  const own = 'export const Page = ({ home }) => Object.values(home).map(({ slides, title }) => slides?.map((each) => each.title) ?? title)'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own })).toEqual([])
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own.replace('Object.values(home)', 'home.hero') })).toEqual(statistics)
})

const misspelt = { 'locales/en/home.json': ['"statistics"', '"statistic"'] } as const
const renamed = [
  '  locales/en/home.json:18:3 statistic: no page uses it; did you mean “statistics”?',
  '      Rename it to “statistics”, as in the other languages.',
]

it('reports a misspelt English key once, not its translations', async () => {
  expect(await projectComplaints({ ...reading("show(t('home.hero').slides, t('home.statistics.title'))"), ...misspelt })).toEqual(renamed)
  const data = reading("export const data = () => ({ ...t('home') })")
  const own = 'export const Page = ({ hero, statistics }) => [hero.slides.map(({ title }) => title), statistics.title]'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own, ...misspelt })).toEqual(renamed)
})

it('suggests no name that the code does not use', async () => {
  const complaints = await projectComplaints({ ...reading("show(t('home.hero').slides)"), ...misspelt })
  expect(complaints[0]).toBe('  locales/de/home.json:18:3 statistics: English has no such key; did you mean “statistic”?')
  expect(complaints).toContain('  locales/en/home.json:18:3 statistic: unused: no page uses it')
})

it('does not report the labels of a menu that cannot be read', async () => {
  const code = reading("show(t('home.hero').slides)")
  const label = '"label": "home.statistics.title"'
  expect(await projectComplaints({ ...code, 'content/menu.json': ['"label": "blog.title"', label] })).toEqual([])
  expect(await projectComplaints({ ...code, 'content/menu.json': ['"label": "blog.title",', label] })).toEqual([
    expect.stringContaining('  content/menu.json:'),
    '      Put a comma here.',
  ])
  for (const menu of [null, Buffer.from('\ufeff{}', 'utf16le')]) {
    expect(await projectComplaints({ ...code, 'content/menu.json': menu })).toEqual([expect.stringContaining('  content/menu.json'), expect.anything()])
  }
})

it('accepts plural forms used by their stem', async () => {
  const others = ['home', ...all.filter((name) => name !== 'blog')].map((name) => `t('${name}')`).join(', ')
  const code = (key: string) => ({
    ...reading(''),
    [page]: `const t = getTranslate(locale)\nconst { hero: { slides }, statistics } = 0\nshow(${others}, t('blog.meta'), t('blog.title'))\nconst x = \`\${t('${key}')}\`\n`,
  })
  expect(await projectComplaints(code('blog.posts'))).toEqual([])
  expect(await projectComplaints(code('blog.title'))).toHaveLength(4)
})

it('reports a key that cannot be determined', async () => {
  expect(await projectComplaints(reading("const { hero: { slides }, statistics } = t('home')\nshow(t(key))"))).toEqual([
    `  ${page}:4:8: the key of t(…) cannot be determined`,
    '      Write the key as a literal in the call; variable parts may be in a template literal.',
  ])
})

it('ignores tests and drawings', async () => {
  const code = "const t = getTranslate(locale)\nshow(t('home'))"
  expect(await projectComplaints({ ...reading(''), 'pages/index/x.test.ts': code, 'art/x.ts': code })).toHaveLength(2)
})
