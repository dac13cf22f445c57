import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { complaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'
import { checkProject, type GeneratedFiles } from './checkProject'
import { readSite } from './readSite'

/** Mistakes in Markdown and file encodings: each is reported once, with line and remedy. */
const post = 'content/blog/practice/second-post/index.md'
const inPost = (text: string) => complaints({ [post]: ['Text.', text], 'public/desk.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' })

describe('Markdown that renders differently than meant: reports', () => {
  it.each([
    ['a heading of the first level', '# Why', 10, 'a heading of the first level', 'Write “## Why”.'],
    ['an underlined one', 'Text.\n\nWhy\n===', 13, 'a heading of the first level', 'Write the line above as “## …”'],
    ['a skipped heading level', '## Why\n\n#### Because', 12, 'a heading of level 4 below one of level 2', 'Write “### Because”.'],
    ['a table without delimiter row', '| a | b |\n| 1 | 2 |', 10, 'a table without the line of dashes', 'Write | --- | --- | below this line.'],
    ['a table with a short delimiter row', '| a | b |\n| --- |\n| 1 | 2 |', 10, 'whose head has 2 columns', 'Write | --- | --- | in the place of | --- |.'],
    [
      'a row whose code has a bar',
      '| a | b |\n| --- | --- |\n| `c \\| d` | 1 |\n| `c | d` | 1 |',
      13,
      'a row of 3 cells in a table of 2 columns',
      'Write \\| for a bar that does not end a cell, also in code',
    ],
    ['a row without its last cell', '| a | b |\n| --- | --- |\n| 1 |', 12, 'a row of 1 cell in a table of 2 columns', 'Write a bar for each column'],
    ['text directly below a table', '| a | b |\n| --- | --- |\n| 1 | 2 |\nSo two.', 13, 'a row of 1 cell', 'write an empty line above it'],
    [
      'a row that the editor’s toolbar has torn off at a bar',
      '| a | b |\n| --- | --- |\n\n| `c \\ | d` | 1 |',
      13,
      'the editor’s toolbar has torn off',
      'Write \\| again for the bar, without the space, and move the line up',
    ],
    ['a line right below a text', 'Text.\n---\nMore.', 11, 'a line of dashes below a text, which makes the text a heading', 'an empty line above it'],
    ['a heading without words', 'Text.\n\n##\n\nMore.', 12, 'a heading without words', 'Write them behind the signs'],
    ['a heading without space', '##Why', 10, 'a heading without a space', 'Write “## Why”.'],
    ['a heading without space in a quotation', '> ##Why', 10, 'a heading without a space', 'Write “## Why”.'],
    ['a heading without space in a list', '- ##Why', 10, 'a heading without a space', 'Write “## Why”.'],
    ['a link with a space', 'See [our work] (/work).', 10, 'a space between the brackets of a link', 'Remove it: [words](/address).'],
    ['a link without address', 'See [our work]().', 10, 'a link without an address', 'Write it between the brackets: [our work](/work).'],
    ['a link without words', 'See [](/work).', 10, 'a link without words', 'Write them between the brackets: [words](/work).'],
    ['a link without definition', 'See [our work][work].', 10, 'the link “work” has no address', 'Write [work]: and its address'],
    ['a collapsed link without definition', 'See [our work][].', 10, 'the link “our work” has no address', 'Write [our work]: and its address'],
    ['a footnote of a word', 'See there.[^1]\n\n[^1]: Word', 10, 'a footnote, which posts do not have', 'Write it in the text'],
    ['a footnote of several words', 'See there.[^1]\n\n[^1]: See there.', 10, 'a footnote, which posts do not have', 'Write it in the text'],
    ['a footnote without its text', 'See [there][^1], there.[^1]', 10, 'a footnote, which posts do not have', 'Write it in the text'],
    ['a footnote in the text', 'See there.^[Or there.]', 10, 'a footnote, which posts do not have', 'Write it in the text'],
    ['a heading with a name', 'Text.\n\n## Why {#why-us}', 12, 'a name or a style in braces.*: \\{#why-us}$', 'The address of a heading is made of its words'],
    ['a heading with a name behind its last letter', '## Why{#why}', 10, 'a name or a style in braces.*: \\{#why}$', 'Remove it.'],
    ['a heading with a name in another script', '## Why {#理由}', 10, 'a name or a style in braces', 'Remove it.'],
    ['a heading with a name and a style', '## Why {: .big #why} ##', 10, 'a name or a style in braces', 'Remove it.'],
    ['a picture with a size', 'See ![A desk](/desk.svg){width=50%}.', 10, 'a name or a style in braces', 'Remove it.'],
    ['a table with a style', '| a |\n| --- |\n| 1 |\n{.striped}', 13, 'a name or a style in braces', 'Remove it.'],
    ['a box', 'Text.\n\n:::note\nMind this.\n:::', 12, 'a box for a note.*: :::note$', '“> **Note:** …”'],
    ['a box of GitHub', '> [!NOTE]\n> Mind this.', 10, 'a box for a note.*: \\[!NOTE]$', '“> **Note:** …”'],
    ['a box of MkDocs', '!!! note\n    Mind this.', 10, 'a box for a note', '“> **Note:** …”'],
    ['a shortcode of Hugo', '{{% note %}}\nMind this.\n{{% /note %}}', 10, 'a shortcode.*: \\{\\{% note %}}$', 'such as a link to the video'],
    ['a shortcode of Jekyll', '{% raw %}\nMind this.\n{% endraw %}', 10, 'a shortcode', 'to be seen as it is, it stands in code'],
    [
      'a shortcode of WordPress',
      '[embed]https://example.com/video[/embed]',
      10,
      'a shortcode.*: \\[embed]https://example.com/video\\[/embed]$',
      'a link to the video',
    ],
    ['a mark for the contents', '[[_TOC_]]', 10, 'a mark for a table of contents', 'Remove it'],
    ['a mark of kramdown for the contents', '* TOC\n{:toc}', 11, 'a mark for a table of contents', 'Remove it'],
    ['a link in double brackets', 'See [[Our work]].', 10, 'a link in double brackets', 'Write [words](/address)'],
    ['a comment of another tool', 'Text. %% Ask Asha. %%', 10, 'a comment of another tool', 'Write <!-- … -->'],
    ['highlighted words', 'This is\n==new==です。', 11, 'a mark of highlighted words', 'Write **words**.'],
    ['a sign below the line', 'H~2~O', 10, 'a mark of a small sign below', 'H₂O'],
    ['a sign above the line', '5 m^2^', 10, 'a mark of a small sign below or above', 'm²'],
    ['a formula', 'Here, $x^2$ is small.', 10, 'a formula.*: \\$x\\^2\\$$', 'x² ≤ 10⁻⁶'],
    ['a formula of several paragraphs', '$$\nx = 1\n\ny = 2\n$$', 10, 'a formula.*: \\$\\$$', 'x² ≤ 10⁻⁶'],
    ['the name of an emoji', 'Launched :rocket:', 10, 'the name of an emoji', 'Write the sign itself'],
    ['a definition', 'Word\n: Meaning', 11, 'a line that starts with a colon', '“- **Word**: its meaning”'],
    ['a caption without an empty line', '| a |\n| --- |\n| 1 |\n: What it says', 13, 'a line that starts with a colon', 'after an empty line'],
    ['unclosed code', 'Text.\n\n```python\nprint(1)', 12, 'a code block that is not closed', 'Write a line ``` below it.'],
    ['code in a list with a wrong end', '- ~~~\n  a\n  ```', 10, 'a code block that is not closed', 'Write a line ~~~ below it.'],
    ['a picture reference without description', 'See ![][A]\n\n[a]: /desk.svg', 10, 'a picture without a description', '![Two people at a whiteboard][A]'],
    ['a picture without address', 'See ![A desk][desk]', 10, 'the picture “desk” has no address', 'Write [desk]: and its address'],
    ['a picture without description', 'See ![](/desk.svg)', 10, 'a picture without a description', 'Write what it shows between the brackets'],
    ['a picture that leads nowhere', '[![A desk](/desk.svg)]()', 10, 'a link without an address', '[![A desk](/desk.svg)](/work)'],
    ['a link without address in a table', '| a |\n| --- |\n| [our work]() |', 12, 'a link without an address', '[our work](/work)'],
    ['a link without definition in a table', '| a |\n| --- |\n| [our work][work] |', 12, 'the link “work” has no address', 'Write [work]:'],
    ['a footnote in a quotation', '> See there.[^1]\n>\n> [^1]: Word', 10, 'a footnote, which posts do not have', 'Write it in the text'],
    ['a footnote in a list', '1. See there.[^1]\n\n    [^1]: Word', 10, 'a footnote, which posts do not have', 'Write it in the text'],
    [
      'bold type in place of a heading',
      'One.\n\n**What we learned**\n\nTwo.',
      12,
      'a paragraph in bold type in place of a heading',
      'Write “## What we learned”.',
    ],
    ['a pasted list', 'Two:\n\n• one\n• two', 12, 'a list with “•”', 'Begin each of its lines with “- ”: “- one”.'],
    ['a pasted list with empty lines', '• one\n\n• two', 10, 'a list with “•”', '“- one”'],
    ['a list of dashes', 'Two:\n– one\n– two', 11, 'a list with “–”', '“- one”'],
    ['a Japanese list', '・一つ\n・二つ', 10, 'a list with “・”', '“- 一つ”'],
    ['a heading with a full-width space', '##\u3000Why', 10, 'a heading with a non-breaking or full-width space', 'Write “## Why”'],
    ['one sign with a full-width space', '#\u3000理由', 10, 'a heading with a non-breaking or full-width space', 'Write “## 理由”'],
    ['a list with non-breaking spaces', '1. One\n2.\u00a0Two', 11, 'a list with a non-breaking or full-width space', 'the space bar'],
    ['a full-width sign', '＃＃\u3000理由', 10, 'a heading with a full-width ＃', 'Write “## 理由”.'],
    ['stars with spaces', 'This is\n** bold **.', 11, 'two stars that make nothing bold', 'no space inside the stars'],
    [
      'stars below code over two lines',
      'Code `over\ntwo` lines, and\n** bold **.',
      12,
      'two stars that make nothing bold',
      'Stars to be seen stand in code: `**`.',
    ],
    ['stars around a Japanese full stop', '**大事。**それは', 10, 'two stars that make nothing bold', 'punctuation, quotation marks and brackets outside'],
    ['stars around a Japanese quotation', 'これは**「大事」**です。', 10, 'two stars that make nothing bold', 'quotation marks and brackets outside'],
    ['stars with spaces in a table', '| a |\n| --- |\n| ** b ** |', 12, 'two stars that make nothing bold', 'no space inside the stars'],
    ['stars around two cells', '| a | b |\n| --- | --- |\n| **1 | 2** |', 12, 'two stars that make nothing bold', 'no space inside the stars'],
    ['a title in “ ”', '[work](/work “Our work”)', 10, 'the title of a link in “ ”', 'Write [words](/work "Our work").'],
    ['a paragraph with a tab', '\tWe write what we know.', 10, 'shown as code', 'Remove them'],
    [
      'a mail address with a space',
      '[Write](mailto: us@example.com)',
      10,
      '“mailto: us@example.com” is an address with a space',
      'Write “mailto:us@example.com”.',
    ],
    ['an address without its beginning', 'See (www.example.org/x).', 10, 'an address without https://', 'Write “https://www.example.org/x”'],
    ['a link with its brackets reversed', 'See (our work)[/work].', 10, 'a link with its brackets the wrong way round', 'Write [our work](/work).'],
    ['code that another one closes', '```\na\n\nText.\n\n```yaml\nb: c\n```', 10, 'a code block that is not closed', 'Write a line ``` below it.'],
    ['rows of a spreadsheet', 'Two:\n\nMake\tYear\nFord\t2020', 12, 'rows of a spreadsheet', '“| Make | Year |”, and below the first row “| --- | --- |”'],
    ['rows of a spreadsheet with semicolons', 'Make;Year;Price\nFord;2020;1', 10, 'rows of a spreadsheet', '“| Make | Year | Price |”'],
    ['a change of a reviewer', 'This is {++new++}.', 10, 'a change or a note of a reviewer.*: \\{\\+\\+new\\+\\+}', 'Keep what holds'],
    ['a note of a reviewer', 'This is{>>Really?<<} so.', 10, 'a change or a note of a reviewer', 'Keep what holds'],
    ['a numbered list without spaces', 'Two:\n\n1)One\n2)Two', 12, 'a list without a space after its numbers', 'Write “1) One”.'],
    ['a telephone number with spaces', '[Call](<tel:+91 20 00>)', 10, '“tel:\\+91 20 00” is an address with a space', 'Write “tel:+912000”.'],
  ])('%s', (_, text, line, found, remedy) => {
    const told = inPost(text)
    expect(told).toEqual([expect.stringMatching(`^  ${post}:${line}:\\d+ text: .*${found}`), expect.stringContaining(remedy)])
    expect(inPost(`${text}\n`.replaceAll('\n', '\r\n'))).toEqual(told)
  })

  it.each([
    '## One\n\n### Two\n\n## Three',
    '**One.**\n\n**二つ。**\n\n**Two** and **three**\n\n- **Four**\n\n> **Five**',
    'One.\n\n---\n\nTwo.',
    '[www.example.org](https://www.example.org), <https://www.example.org>, https://www.example.org, `www.example.org` and f(x)[0].\n\n```\nwww.example.org\n```',
    '1.5 to 2.5\n\n1.Mai, 3.14 and\n2)',
    '| a | b |\n|:--|--:|\n| 1 | `x\\|y` |\n| 3 | 4 |',
    '![A desk][desk], ![desk][] and `![][no]`\n\n[Desk]: /desk.svg "A desk"',
    '```md\n# No\n| a |\n![](x)\n```\n\n- ```sh\n  # No\n  ```\n\n````\n```\n````',
    'A `# sign`, `![](x)`, ```in a line``` and a | b.\n\n    # Code\n\n#hashtag',
    '> ```\n> # No\n> ```',
    '[our work][work] (/work), as [1] (https://example.com) says, [work] (/work), \\[a\\] (/work), array[index] (/work).\n\n- [ ] (/work)\n- [x] (/work)\n\n[work]: /work',
    'Our [work], [work][], [our work][Work], \\[a][b], array[index][other], table[0][1] and [0][1].\n\n[work]: /work',
    '`[a]()`, `[](/a)`, `[a][b]` and\n\n```md\n[a]()\n[^1]: Word\n```',
    'Code `over\n[a]() two` lines, and ``with ` one: [a]()``.',
    '[![A desk](/desk.svg)](/work)',
    'A matrix [i][j], 表[一][二] and\n\n| a |\n| --- |\n| `[a]()` [b][work] |\n\n[work]: /work',
    // A well-set date at the beginning of a text: with a plain space, it would become a list.
    '4.\u00a0Mai 2026: Es begann, und im\nJuni endete es.\n\n＃採用 ＃プネ',
    '– Is it so?\n\nIt is • as said · so – and ・.\n– Then it is.\n\n    let it = be.\n\n```\n• one\n##\u00a0Why\n```',
    '| **a** | `b ** c` |\n| --- | --- |\n| \\*\\* | **1**, **2** |',
    '**One**, **two\nlines**, 「**大事**」、**“a”** and `2 ** 3`, \\*\\*.\n\n```\n** a\n```',
    '[our work](/work "Our \'work\'") and [work](</work>).',
    '- ```npm i``` installs it.\n\n```sh\n[a](b)\n```',
    '- ```sh\n  curl [x](y)\n  ```\n\n1. ~~~~\n   [a](b)\n   ~~~~\n\n> ```\n> [a](b)\n> ```',
    '`{#a}`, `$x^2$` and `==a==`\n\n    let [^1] = {{x}}\n\n```\n[^1]: x\n:::note\n```',
    'From $5 to $10, $5–$10, US$5 and $1,000/$2,000, in $A_B/$C. About ~5 to ~10 or ~5–~10, ~~never~~. If a == b and c == d, or C^2 and x^y.',
    'At 10:30:45, std::vector, 8:am: or the set {a, b}, \\{#x} of {x}. See [1], [[1]], m[[x]], [[x]](/work), [work][b] and [/work](/work).\n\n[b]: /work',
    '[a](https://example.com/{{c}}?x==y==z~2~$a_b$), https://example.com/~a~ and\n\n- [ ] open\n- [x] done\n\n<!-- more -->\n\n[//]: # (A comment.)',
    '| a |\n| --- |\n| 1 |\n\n: What it says',
    'One;two; three\nand;so;on.\n\nThis\tis\n\n```\na\tb\nc\td\n```',
    '- | a | b |\n  | --- | --- |\n  | 1 | |\n\n> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n\na | b\n--- | ---\n1 | 2',
  ])('nothing for %j', (text) => {
    expect(inPost(text)).toEqual([])
    expect(inPost(text.replaceAll('\n', '\r\n'))).toEqual([])
  })
})

it('reports a post without a text, and one that consists of spaces', () => {
  for (const text of ['', '\n  \n']) {
    expect(inPost(text)).toEqual([`  ${post}:1:1 text: a post without a text`, '      Write it below the second ---.'])
  }
})

it('reports the text of a category, which no page shows, but not what only editors read', () => {
  const category = 'content/blog/practice/index.md'
  const below = (text: string) => complaints({ [category]: ['alt: Sparks\n---\n', `alt: Sparks\n---\n\n${text}\n`] })
  expect(below('What we have learnt.')).toEqual([
    `  ${category}:8:1 text: the text of a category, which no page shows`,
    '      Write it as its description, or remove it.',
  ])
  expect(below('<!-- Ask Asha before changing it. -->')).toEqual([])
})

describe('how a file was saved: reports', () => {
  const words = 'locales/de/contact.json'
  const saved = (file: string, encoding: 'utf16le' | 'latin1') => (text: string) => ({ [file]: Buffer.from(text, encoding) })
  it.each([
    ['UTF-16', saved('content/site.json', 'utf16le')('\uFEFF{ "origin": "https://example.com" }'), 'content/site.json:1:1: the file is saved as UTF-16'],
    ['UTF-16, words', saved(words, 'utf16le')('\uFEFF{}'), `${words}:1:1: the file is saved as UTF-16`],
    ['UTF-16, a post', saved(post, 'utf16le')('\uFEFF---\ntitle: A'), `${post}:1:1: the file is saved as UTF-16`],
    ['Windows-1252, a post', saved(post, 'latin1')('---\ntitle: Größe\n---\n'), `${post}:2:10: a character that is not UTF-8`],
    ['a byte order mark in a post', { [post]: ['---\n', '\uFEFF---\n'] as const }, `${post}:1:1: the file starts with a byte order mark`],
    ['an unfinished merge', { [words]: ['{', '{\n<<<<<<< HEAD'] as const }, `${words}:2:1: an unfinished merge`],
    ['an unfinished merge in a post', { [post]: ['Text.', '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> next'] as const }, `${post}:10:1: an unfinished merge`],
  ])('%s', (_, changes, found) => {
    expect(complaints(changes)).toEqual([expect.stringContaining(`  ${found}`), expect.stringMatching(/^ {6}\S/)])
  })
})

it('reports a file that cannot be read, such as a folder by its name, once', () => {
  for (const path of ['content/claims.json', 'locales/de/contact.json', 'locales/ja/unknown.json']) {
    const root = sampleProject(path.includes('unknown') ? {} : { [path]: null })
    mkdirSync(join(root, path))
    expect(checkEverything(root, sampleLanguages)).toEqual([
      expect.objectContaining({ file: path, found: expect.stringMatching(/^cannot be read: EISDIR/), remedy: 'Make it a file that you may read.' }),
      ...(path.includes('unknown') ? [expect.objectContaining({ file: path, found: expect.stringContaining('English has no such file') })] : []),
    ])
  }
})

it.each(['locales/terms.json', 'locales/de.words.txt'])('reports %s that cannot be read with the reason, and reads on', async (path) => {
  const root = sampleProject()
  rmSync(join(root, path), { force: true })
  mkdirSync(join(root, path))
  const { problems } = await checkProject(readSite(root, sampleLanguages), 'ignore')
  expect(problems).toContainEqual(expect.objectContaining({ file: path, found: expect.stringMatching(/^cannot be read: E/) }))
})

it('nothing for CRLF line ends, which make no text stale', async () => {
  const root = sampleProject()
  const problems = async (keeping: GeneratedFiles) => (await checkProject(readSite(root, sampleLanguages), keeping)).problems
  expect(await problems('write')).toEqual([])
  const records = () => ['ja', 'de'].map((language) => readFileSync(join(root, `locales/${language}.sources.txt`), 'utf8'))
  const before = records()
  for (const file of globSync(['content/**', 'locales/**', '.vscode/**'], { cwd: root, absolute: true, dot: true })) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  }
  expect(await problems('write')).toEqual([])
  expect(records().map((text) => text.replaceAll('\r\n', '\n'))).toEqual(before)
})
