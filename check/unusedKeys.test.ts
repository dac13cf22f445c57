import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'

const page = 'pages/index/+data.ts'
const all = ['art', 'blog', 'careers', 'contact', 'offerings', 'products', 'projects', 'sectors', 'services', 'techStack', 'testimonial']

/** A site that shows everything but what this code shows of `home`, which has `hero.slides[].title` and `statistics.title`. */
const reading = (code: string) => ({ [page]: `const t = getTranslate(locale)\nshow(${all.map((name) => `t('${name}')`).join(', ')})\n${code}\n` })

const slides = [
  '  locales/en/home.json:2:3 hero: unused: no page asks for it',
  '      Remove it here and in locales/ja/home.json, locales/de/home.json; or show it.',
]
const statistics = [
  '  locales/en/home.json:18:3 statistics: unused: no page asks for it',
  '      Remove it here and in locales/ja/home.json, locales/de/home.json; or show it.',
]

it('words that nobody asks for, as one', async () => {
  expect(await projectComplaints(reading(''))).toEqual([
    '  locales/en/home.json:1:1: unused: no page asks for it',
    '      Remove this file in every language, or show its words.',
  ])
})

it('words of which a part is asked for', async () => {
  expect(await projectComplaints(reading("export const x = t('home.statistics.title')"))).toEqual(slides)
  expect(await projectComplaints(reading("const { hero } = t('home')\nexport const x = [hero.slides.map(({ title }) => title)]"))).toEqual(statistics)
  expect(await projectComplaints(reading(`export const x = t(\`home.hero.slides.\${n}.title\`)`))).toEqual(statistics)
})

it('words that leave the file and are read by name in what it imports', async () => {
  const data = reading("export const data = () => ({ ...t('home') })")
  const own = 'export const Page = ({ hero }) => hero.slides.map(({ title }) => title)'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own })).toEqual(statistics)
  const imported = {
    'pages/index/+Page.tsx': "import { Hero } from '../../components/Hero'\nexport const Page = (data) => <Hero {...data} />",
    'components/Hero.tsx': own,
  }
  expect(await projectComplaints({ ...data, ...imported })).toEqual(statistics)
})

it('not by what another page reads', async () => {
  const data = reading("export const data = () => ({ ...t('home') })")
  const another = 'export const Page = ({ hero, statistics }) => [hero.slides.map(({ title }) => title), statistics.title]'
  expect(await projectComplaints({ ...data, 'pages/services/+Page.tsx': another })).toEqual([
    '  locales/en/home.json:1:1: unused: no page asks for it',
    '      Remove this file in every language, or show its words.',
  ])
  expect(await projectComplaints({ ...data, 'renderer/document.tsx': another })).toEqual([])
})

it('words that leave the file under another name, and are listed under it', async () => {
  const data = reading("export const data = () => ({ parts: t('home') })")
  const own = 'export const Page = ({ parts }) => Object.values(parts).map(({ slides, title }) => slides?.map((each) => each.title) ?? title)'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own })).toEqual([])
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own.replace('Object.values(parts)', 'parts.hero') })).toEqual(statistics)
})

it('words that are listed somewhere under yet another name', async () => {
  const data = reading("show(t('home.hero'))\nexport const data = () => ({ numbers: t('home.statistics') })")
  const own = 'export const Page = ({ numbers }) => <Numbers items={numbers} />\nconst Numbers = ({ items }) => Object.values(items)'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own })).toEqual([])
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own.replace('Object.values(items)', 'items.label') })).toEqual(statistics)
})

const misspelt = { 'locales/en/home.json': ['"statistics"', '"statistic"'] } as const
const renamed = [
  '  locales/en/home.json:18:3 statistic: no page asks for it; did you mean “statistics”?',
  '      Rename it to “statistics”, as in the other languages.',
]

it('a misspelt key, once: the translations have it right', async () => {
  expect(await projectComplaints({ ...reading("show(t('home.hero'), t('home.statistics.title'))"), ...misspelt })).toEqual(renamed)
  const data = reading("export const data = () => ({ ...t('home') })")
  const own = 'export const Page = ({ hero, statistics }) => [hero.slides.map(({ title }) => title), statistics.title]'
  expect(await projectComplaints({ ...data, 'pages/index/+Page.tsx': own, ...misspelt })).toEqual(renamed)
})

it('a key that code does not ask for under the name of the translations either', async () => {
  const complaints = await projectComplaints({ ...reading("show(t('home.hero'))"), ...misspelt })
  expect(complaints[0]).toBe('  locales/de/home.json:18:3 statistics: English has no such key; did you mean “statistic”?')
  expect(complaints).toContain('  locales/en/home.json:18:3 statistic: unused: no page asks for it')
})

it('forms for numbers are asked for without their ending', async () => {
  const others = ['home', ...all.filter((name) => name !== 'blog')].map((name) => `t('${name}')`).join(', ')
  const code = (key: string) => ({
    [page]: `const t = getTranslate(locale)\nshow(${others}, t('blog.meta'), t('blog.title'))\nconst x = \`\${t('${key}')}\`\n`,
  })
  expect(await projectComplaints(code('blog.posts'))).toEqual([])
  expect(await projectComplaints(code('blog.title'))).toHaveLength(4)
})

it('a key that cannot be told', async () => {
  expect((await projectComplaints(reading("show(t('home'), t(key))"))).slice(0, 2)).toEqual([
    `  ${page}:3:19: which key t(…) asks for cannot be told`,
    '      Write the key where it is asked for; parts that vary may stand in a template literal.',
  ])
})

it('tests and drawings show nothing', async () => {
  const code = "const t = getTranslate(locale)\nshow(t('home'))"
  expect(await projectComplaints({ ...reading(''), 'pages/index/x.test.ts': code, 'art/x.ts': code })).toHaveLength(2)
})

it('code that cannot be read, and no guesses about what it might show', async () => {
  expect(await projectComplaints(reading('export const ='))).toEqual([
    `  ${page}:1:1: is not valid TypeScript, so nobody can tell which words it shows`,
    '      Run npx tsc --noEmit, which says where.',
  ])
})
