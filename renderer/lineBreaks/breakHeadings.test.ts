import { expect, it } from 'vitest'
import type { Locale } from '../../i18n/languages'
import { breakHeadings } from './breakHeadings'
import { markPhrases } from './markPhrases'

const shown = (html: string) => breakHeadings(html, 'de').replaceAll('\u00AD', '|')

it('long words in headings, at syllables and not near their ends', () => {
  expect(shown('<h1>Datenschutzbeauftragte für alle</h1>')).toBe('<h1>Daten|schutz|be|auf|tragte für alle</h1>')
  expect(shown('<h3 id="a"><a href="/veranstaltungskalender">Veranstaltungskalender</a></h3>')).toBe(
    '<h3 id="a"><a href="/veranstaltungskalender">Veranstaltungs|kalender</a></h3>',
  )
})

it('where words are joined before syllables, and parts that are long themselves as well', () => {
  expect(shown('<h2>Prüfungsvorbereitung, Gesundheitsplattform</h2>')).toBe('<h2>Prüfungs|vorbereitung, Gesundheits|plattform</h2>')
  expect(shown('<h2>Informationssicherheitsbeauftragte</h2>')).toBe('<h2>Informations|sicherheits|beauftragte</h2>')
  expect(shown('<h2>Softwareprodukte, Festpreisangebot, Speziallösungen</h2>')).toBe('<h2>Software|produkte, Festpreis|angebot, Spezial|lösungen</h2>')
  expect(shown('<h2>Bildschirmauflösung, Produktionsmitteln</h2>')).toBe('<h2>Bild|schirm|auf|lö|sung, Produktions|mitteln</h2>')
  expect(shown('<h2>Programmierrichtlinienprüfungsausschuss</h2>')).toBe('<h2>Program|mier|richt|li|ni|en|prü|fungs|ausschuss</h2>')
})

it('nothing but headings', () => {
  const rest = '<p>Datenschutzerklärung</p><header>Datenschutzerklärung</header><h1 title="Datenschutzerklärung">Kurz</h1>'
  expect(shown(rest)).toBe(rest)
})

it('labels, filters and captions of languages without spaces', () => {
  const label = '<p class="label">サンプル：課題特化型ソリューション</p>'
  const filter = '<a href="/work" data-filter="all">課題特化型ソリューション</a>'
  const caption = '<caption id="_table-1">課題特化型ソリューション</caption>'
  expect(
    breakHeadings(label + filter + caption, 'ja')
      .replaceAll('<wbr>', '|')
      .match(/課題.*?</g),
  ).toEqual(Array(3).fill('課題特化型|ソリューション<'))
})

it('labels and contents lists', () => {
  const contents = '<nav class="contents" aria-labelledby="_contents-title"><a href="#a">Entwurfsentscheidung</a></nav>'
  expect(shown(`<p class="label">Datenschutzerklärung</p>${contents}<nav>Datenschutzerklärung</nav>`)).toBe(
    `<p class="label">Datenschutz|erklärung</p>${contents.replace('entscheidung', '|entscheidung')}<nav>Datenschutzerklärung</nav>`,
  )
})

it('nothing in an article of another language', () => {
  const english = '<article class="post" lang="en"><h2>Misunderstandings</h2></article>'
  expect(shown(`${english}<h2>Datenschutzerklärung</h2>`)).toBe(`${english}<h2>Datenschutz|erklärung</h2>`)
  expect(shown('<article lang="de"><h2>Datenschutzerklärung</h2></article>')).toBe('<article lang="de"><h2>Datenschutz|erklärung</h2></article>')
})

it('nothing in languages whose words are short', () => {
  expect(breakHeadings('<h1>Responsibilities</h1>', 'en')).toBe('<h1>Responsibilities</h1>')
})

it.each([
  ['<h2>稼働率99.9%は、何を約束しているのか</h2>', '<h2>稼働率99.9%は、|何を|約束しているのか</h2>'],
  ['<h2>スペアパーツ管理ポータル</h2>', '<h2>スペアパーツ|管理|ポータル</h2>'],
  ['<h1>アイデアを、使われる製品へ</h1>', '<h1>アイデアを、|使われる|製品へ</h1>'],
  [
    '<h2 id="a"><a href="/ja/iOSとAndroid">iOSとAndroidのモバイルアプリ開発</a></h2>',
    '<h2 id="a"><a href="/ja/iOSとAndroid">iOSと|Androidの|モバイル|アプリ開発</a></h2>',
  ],
])('phrases in headings of languages without spaces: %s', (html, expected) => {
  expect(breakHeadings(html, 'ja').replaceAll('<wbr>', '|')).toBe(expected)
})

it('a language of which there is no model is told', () => {
  expect(() => markPhrases('アイデアを、使われる製品へ', 'xx' as Locale)).toThrow("i18n/languages.ts: take `phrases` from 'xx'")
})

it('titles beside a text', () => {
  expect(breakHeadings('<aside><ul><li><a href="/x">その急増は外れ値か、ニュースか。</a></li></ul></aside>', 'ja')).toContain('<wbr>ニュースか。</a>')
})

it.each([
  ['is short', '<h3>開発の進め方</h3>'],
  ['has its own spaces', '<h3>How we work together</h3>'],
  ['is an entity', '<h3>&#x3C;&amp;&hellip;&#x27;&quot;</h3>'],
  ['is not seen', '<h1 class="visually-hidden">アイデアを、使われる製品へ</h1>'],
  ['is no heading', '<p>アイデアを、使われる製品へ</p>'],
])('no phrases in what %s', (_, html) => {
  expect(breakHeadings(html, 'ja')).toBe(html)
})

it.each([
  'ご相談の内容をお聞かせください',
  'お電話・メールでのお問い合わせ',
  '圧力容器部門 運用責任者',
  'たいていうまくいく規則',
  '手書きの解答は、責任がより重い',
  '特許を取得した方法で答案を読み取り、採点する',
  '有権者名簿、運動員の配置、開票結果を一か所で',
  'バージョンは1件ずつ比べる',
  'そのほかのサービス',
  '復旧は、もう1つの約束である',
  '良いAIは、確かなデータから',
])('no phrase ends within a word that the model cuts: %s', (title) => {
  expect(breakHeadings(`<h2>${title}</h2>`, 'ja')).not.toMatch(
    /お聞か<wbr>|お問い<wbr>|部<wbr>門|たいて<wbr>い|手<wbr>書き|方<wbr>法|一か<wbr>所|バージ<wbr>ョン|その<wbr>ほか|もう<wbr>1|確かな<wbr>|<wbr> | <wbr>/,
  )
})

it('no line ends shortly before a comma', () => {
  expect(breakHeadings('<h2>視聴者はどこから来て、どこへ移ったか</h2>', 'ja')).toContain('視聴者は<wbr>どこから来て、<wbr>どこへ')
})

it('no number is cut', () => {
  expect(breakHeadings('<h2>同じお客様と歩んだ10年</h2>', 'ja')).not.toMatch(/1<wbr>0/)
})

it.each([
  ['ソフトウェアソリューションパートナー', 'ソフトウェア|ソリューション|パートナー'],
  ['チャンネル視聴分析プラットフォーム', 'チャンネル|視聴分析|プラットフォーム'],
  ['課題特化型ソリューション', '課題特化型|ソリューション'],
])('a name put together of words breaks between them: %s', (name, expected) => {
  expect(breakHeadings(`<h1>${name}</h1>`, 'ja').replaceAll('<wbr>', '|')).toBe(`<h1>${expected}</h1>`)
})

// With quadratic time, this word would take minutes.
it('syllables of a very long word, in linear time', { timeout: 60_000 }, () => {
  const word = 'ab'.repeat(200_000)
  expect(shown(`<h2>${word}</h2>`).replaceAll('|', '')).toBe(`<h2>${word}</h2>`)
})
