import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { mixedLanguages } from './mixedLanguages'

const check = (body: string, lang: string, original = '<p>What we have learned in years</p>') => {
  const url = lang === 'en' ? '/page' : `/${lang}/page`
  const files = lang === 'en' ? {} : { '/page.html': document(original) }
  return mixedLanguages.check(...samplePage(document(body, { lang }), { url, files })).map(({ found }) => found)
}

it('reports Latin text on a Japanese page, and Japanese on a German one', () => {
  expect(check('<p>Our services</p><p>サービス</p>', 'ja')).toEqual(['“Our services”'])
  expect(check('<p>Unsere サービス</p>', 'de')).toEqual(['“Unsere サービス”'])
})

it('reports an untranslated text', () => {
  expect(check('<p>What we have <em>learned</em> in years</p>', 'de')).toEqual(['“What we have learned in years”, as on /page'])
})

it('reports alternative text, title and description in another language', () => {
  expect(check('<img alt="A mountain"><button aria-label="Close">閉じる</button>', 'ja')).toEqual(['“A mountain”', '“Close”'])
  const head = '<meta name="description" content="What we do">'
  const page = document('', { lang: 'ja', url: '/ja/page', head }).replace('<title>Acme', '<title>Services')
  const findings = mixedLanguages.check(...samplePage(page, { url: '/ja/page' }))
  expect(findings.map(({ found }) => found)).toEqual(['“Services”', '“What we do”'])
})

it('reports a wrong lang attribute', () => {
  expect(check('<p>日本語</p><p lang="en">日本語</p>', 'ja')).toEqual(['“日本語”'])
})

it('accepts names, numbers, addresses, code, and parts with a lang attribute', () => {
  expect(
    check(
      '<p>Acme</p><p>+91 20 0000 0000</p><p>a@site.test</p><p>https://site.test/about</p><pre>let x</pre><p>AcmeのAPI</p><p lang="en">Our services</p>',
      'ja',
    ),
  ).toEqual([])
  expect(
    check('<p lang="en">What we have learned in years</p><p>Software</p><p>10 μm</p>', 'de', '<p>What we have learned in years</p><p>Software</p>'),
  ).toEqual([])
  expect(check('<p><a lang="ja" href="/ja">日本語</a></p>', 'en')).toEqual([])
})

it('accepts international units after a number, but not other words', () => {
  expect(check('<td>1 mm</td><td>2.2 × 10⁻¹⁶ mm</td><td>400 GB</td>', 'ja')).toEqual([])
  expect(check('<td>2 months</td>', 'ja')).toEqual(['“2 months”'])
})

it('accepts symbols of formulas in a text in Latin script, but no single letter of another', () => {
  expect(check('<p>Ein ΔΣ-Wandler mit 5 µA</p>', 'de')).toEqual([])
  expect(check('<p>Das Zeichen 字</p>', 'de')).toEqual(['“Das Zeichen 字”'])
})

it('accepts a name that begins with another one', () => {
  const facts = { properNames: ['Acme', 'Acme Cloud'] }
  expect(mixedLanguages.check(...samplePage(document('<p>Acme Cloud</p>', { lang: 'ja' }), { url: '/ja/page', facts }))).toEqual([])
})

it('accepts the name of a programming language above its code', () => {
  expect(check('<figure class="code"><figcaption>JavaScript</figcaption><pre>let x</pre></figure>', 'ja')).toEqual([])
  expect(check('<figure><img><figcaption>A mountain</figcaption></figure>', 'ja')).toEqual(['“A mountain”'])
})

it('reads the description of a page whose heading is in another language as one of that, and its title as words of both', () => {
  const page = (heading: string) => {
    const head = '<meta name="description" content="What we do">'
    const html = document(`<div${heading}><h1>About News</h1></div>`, { lang: 'ja', url: '/ja/page', head }).replace(
      '<title>Acme',
      '<title>About News – ブログ',
    )
    return mixedLanguages.check(...samplePage(html, { url: '/ja/page' })).map(({ found }) => found)
  }
  expect(page(' lang="en"')).toEqual([])
  expect(page('')).toContain('“What we do”')
})

it('reports a text with the common words of another language, as the site’s own texts show them', () => {
  const numbered = (text: string) => Array.from({ length: 200 }, (_, number) => `<p>${text} ${'x'.repeat(number)}</p>`).join('')
  const files = {
    '/english.html': document(numbered('we write it for the people and not for us'), { url: '/english' }),
    '/de/deutsch.html': document(numbered('wir schreiben es für die Leute und nicht für uns'), { lang: 'de', url: '/de/deutsch' }),
  }
  const check = (lang: string, url: string, text: string) =>
    mixedLanguages.check(...samplePage(document(`<p>${text}</p>`, { lang }), { url, files })).map(({ expected }) => expected)
  expect(check('en', '/page', 'Das ist nicht für die Katz und wird es auch nie')).toEqual(['a text in “en”, or lang="de" around it'])
  expect(check('de', '/de/page', 'This is not for the birds and never will be')).toEqual(['a text in “de”, or lang="en" around it'])
  expect(check('de', '/de/page', '<span lang="en">This is not for the birds and never will be</span>')).toEqual([])
  expect(check('de', '/de/page', 'Not for the birds, wie wir schreiben')).toEqual([])
  expect(check('de', '/de/page', 'Client and Server for Windows')).toEqual([])
})
