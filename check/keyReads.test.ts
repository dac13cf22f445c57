import { expect, it } from 'vitest'
import { readKeys } from './keyReads'

/** What a component or data hook reads. */
function paths(code: string, kind: 'paths' | 'whole' = 'paths'): string[] {
  const reads = readKeys(`const t = useTranslate();\n${code}`, 'x.tsx')
  return kind === 'whole' ? reads.whole.map((path) => path.join('.')) : reads.paths.map(({ path, as }) => path.join('.') + (as ? ` as ${as}` : ''))
}

it.each([
  ["t('home.cta')", ['home.cta']],
  ["<p>{t('home.cta')}</p>", ['home.cta']],
  ["getTranslate(locale)('home.cta') + ''", ['home.cta']],
  ["t('home.cta' as 'x')!", ['home.cta']],
  ["t(wide ? 'home.wide' : 'home.narrow')", ['home.wide', 'home.narrow']],
  [`t(\`services.cards.\${category}.heading\`)`, ['services.cards.*.heading']],
  [`t(\`art.\${name as 'world'}\`)`, ['art.*']],
  ['<Trans t={t} i18nKey="contact.note" components={{}} />', ['contact.note']],
])('%s', (code, expected) => {
  expect(paths(code)).toEqual(expected)
})

it('follows words through variables, patterns and members', () => {
  expect(paths("const words = t('home')\nconst x = <p>{words.hero.title}</p>")).toEqual(['home.hero.title'])
  expect(paths("const { hero, statistics: { title: label } } = t('home')\nconst x = <p>{hero.text}{label}</p>")).toEqual([
    'home.hero.text',
    'home.statistics.title',
  ])
  expect(paths("const { hero, ...rest } = t('home')\nconst x = { ...rest }")).toEqual(['home as x'])
  expect(paths("const words = t('home')\nconst { label } = words.hero ?? {}\nconst x = <p>{label}</p>")).toEqual(['home.hero.label'])
})

it('notes the name under which words leave the file', () => {
  expect(paths("const x = <Form labels={t('contact.labels')} />")).toEqual(['contact.labels as labels'])
  expect(paths("const x = { names: t('contact.labels') }")).toEqual(['contact.labels as names'])
  expect(paths("const words = { ...t('contact.labels') }")).toEqual(['contact.labels as words'])
})

it('what is exported may be read anywhere', () => {
  expect(paths("export const words = t('home')", 'whole')).toEqual(['home'])
  expect(paths("const words = t('home')\nexport { words }", 'whole')).toEqual(['home'])
})

it('takes nothing for read that is only named', () => {
  expect(paths("const { hero } = t('home')")).toEqual([])
  expect(paths("const words = t('home')\nconst x = { words: 1 }")).toEqual([])
  expect(paths("const { hero, ...rest } = t('home')\nconst show = (rest, hero = 1) => 2")).toEqual([])
})

it('a key that only the running program knows reads any', () => {
  expect(paths("const words = t('home.items')\nconst x = <p>{words[name].title}</p>")).toEqual(['home.items.*.title'])
})

it('what a function gets it may use altogether', () => {
  expect(paths("Object.entries(t('contact.services'))", 'whole')).toEqual(['contact.services'])
})

it('knows translators by where they come from', () => {
  expect(readKeys("function words(translate: Translate) { return translate('home.cta') }", 'x.ts').whole).toEqual([['home', 'cta']])
  expect(readKeys("const t = (x: string) => x\nt('home.cta')", 'x.ts').paths).toEqual([])
})

it('finds a key that cannot be told', () => {
  expect(readKeys('const t = useTranslate()\nt(key)', 'x.ts').unreadable).toEqual([27])
})
