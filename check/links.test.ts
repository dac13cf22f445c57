import { expect, it, vi } from 'vitest'
import { complaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { movedLinks } from './links'
import { readSite } from './readSite'

const slides = 'content/heroSlides.json'
const post = 'content/blog/practice/second-post/index.md'

it('reports a link to a missing page', () => {
  expect(complaints({ [slides]: ['"/services"', '"/servicse"'] })).toEqual([
    '  content/heroSlides.json:4:13 0.href: there is no page /servicse; did you mean “/services”?',
    '      Write “/services”.',
  ])
  expect(complaints({ [slides]: ['"/services"', '"/en/services"'] })).toEqual([
    '  content/heroSlides.json:4:13 0.href: there is no page /en/services; did you mean “/services”?',
    '      Write “/services”.',
  ])
  expect(complaints({ [slides]: ['"/services"', '"/elsewhere"'] })).toEqual([
    '  content/heroSlides.json:4:13 0.href: there is no page /elsewhere',
    '      Write the path of a page, such as /services; if it has gone, say where to: npm run new -- redirect --from /elsewhere --to …',
  ])
})

it.each(['/work?category=healthcare', '/project-details/healthcare/1', '/practice/first-post', '/services#intro', '/our-work'])('accepts %s', (address) => {
  expect(complaints({ [slides]: ['"/services"', `"${address}"`] })).toEqual([])
})

it('accepts a file whose name is escaped', () => {
  const files = { 'public/downloads/price list.pdf': '', 'public/downloads/Übersicht.pdf': '' }
  const links = '[Prices](/downloads/price%20list.pdf), [all](/downloads/%C3%9Cbersicht.pdf), [all](/downloads/Übersicht.pdf)'
  expect(complaints({ ...files, [post]: ['Text.', links] })).toEqual([])
  const inBrackets = '[Prices](</downloads/price list.pdf>) and [prices][].\n\n[prices]: </downloads/price list.pdf>'
  expect(complaints({ ...files, [post]: ['Text.', inBrackets] })).toEqual([])
  expect(complaints({ [post]: ['Text.', inBrackets] }).filter((line) => line.includes('there is no page'))).toEqual([
    expect.stringMatching(/:10:11: there is no page \/downloads\/price list\.pdf$/),
    expect.stringMatching(/:12:12: there is no page \/downloads\/price list\.pdf$/),
  ])
  expect(complaints({ [post]: ['Text.', '[Half](/100%.pdf)'] })[0]).toContain('there is no page /100%.pdf')
})

it.each([
  ['/services/', '/services'],
  ['/services/?x=1#intro', '/services?x=1#intro'],
])('reports the slash at the end of %s', (address, better) => {
  expect(complaints({ [slides]: ['"/services"', `"${address}"`] })).toEqual([
    `  ${slides}:4:13 0.href: “${address}” has a slash at its end, where no page is`,
    `      Write “${better}”.`,
  ])
})

it('reports a broken link in the translation of a post', () => {
  expect(complaints({ [post]: ['Text.', 'Text.\n\nSee [our **work**](/wrok).'] })).toEqual([
    `  ${post}:12:20: there is no page /wrok; did you mean “/work”?`,
    '      Write “/work”.',
  ])
})

it.each([
  ['/de/services#intro', '/services#intro'],
  ['/ja', '/'],
  ['/ja/?x=1', '/?x=1'],
  ['/de/practice/first-post', '/practice/first-post'],
])('reports a link with a language prefix, %s', (address, better) => {
  const complaint = [`“${address}” starts with a language, which pages add themselves`, `      Write “${better}”: each language’s pages link to their own.`]
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([`  ${post}:10:5: ${complaint[0]}`, complaint[1]])
  expect(complaints({ [slides]: ['"/services"', `"${address}"`] })).toEqual([`  ${slides}:4:13 0.href: ${complaint[0]}`, complaint[1]])
})

it.each([
  ['https://monsoon.in/de/services#intro', '/services#intro'],
  ['//monsoon.in', '/'],
  // All mistakes of an address are told at once.
  ['https://www.monsoon.in/ja/work/?utm_source=mail&category=healthcare&fbclid=x', '/work?category=healthcare'],
  ['http://localhost:3000/services/', '/services'],
  ['http://127.0.0.1:4173/', '/'],
  // The preview for a phone: npm run dev -- --host
  ['http://192.168.1.10:3000/services', '/services'],
])('reports a link with the host of the site, %s', (address, better) => {
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([`  ${post}:10:5: “${address}” names this site by its host`, `      Write “${better}”.`])
})

it.each([
  ['/work?utm_source=mail', '/work'],
  ['/work?category=healthcare&gclid=x#top', '/work?category=healthcare#top'],
  ['https://example.com/?a=b%20c&fbclid=x', 'https://example.com/?a=b%20c'],
  ['mailto:?subject=a&fbclid=x', undefined],
  // A campaign of the company’s own.
  ['https://example.com/?utm_source=monsoon', undefined],
])('reports the tracking of a copied address, %s', (address, better) => {
  const found = `“${address}” carries the tracking of whoever copied it`
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual(better ? [`  ${post}:10:5: ${found}`, `      Write “${better}”.`] : [])
})

it.each([
  ['http://localhost:8080/actuator/health', 'to the visitor’s own computer'],
  ['https://127.0.0.1:8000/docs', 'to the visitor’s own computer'],
  ['http://[::1]:8000/docs', 'to the visitor’s own computer'],
  ['http://10.0.0.7/wiki', 'into a network that visitors are not in'],
  ['https://intranet/', 'into a network that visitors are not in'],
  ['https://wiki.local/pricing', 'into a network that visitors are not in'],
])('takes no other program of the author’s computer or network for the preview, %s', (address, where) => {
  const remedy = `      Write it as code, \`${address}\`, or the path of a page, such as /services.`
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([`  ${post}:10:5: “${address}” leads ${where}`, remedy])
})

it.each(['[a](file:///C:/x.pdf)', 'In file:///C:/x.pdf.', '<file:///C:/x.pdf>'])('reports a file of the author’s computer, %s', (link) => {
  expect(complaints({ [post]: ['Text.', link] })).toEqual([
    `  ${post}:10:${link.indexOf('file') + 1}: “file:///C:/x.pdf” leads to the visitor’s own computer`,
    '      Write it as code, `file:///C:/x.pdf`, or put the file into public/ and write its path there, such as /downloads/x.pdf.',
  ])
})

it.each([
  ['http://localhost:3000/services', 'names this site by its host', 'Write [words](/services).'],
  ['https://monsoon.in/de/', 'names this site by its host', 'Write [words](/).'],
  [
    'http://192.168.1.10/wiki',
    'leads into a network that visitors are not in',
    'Write it as code, `http://192.168.1.10/wiki`, or the path of a page, such as /services.',
  ],
  ['http://example.com/x', 'is not encrypted', 'Write “https://example.com/x”, if the site has that.'],
  ['https://example.com/?fbclid=x', 'carries the tracking of whoever copied it', 'Write “https://example.com/”.'],
])('reports %s in the text, where it is a link as well', (address, found, remedy) => {
  for (const [text, column] of [
    [`See ${address}.`, 5],
    [`<${address}>`, 2],
    [`**${address}**`, 3],
  ] as const) {
    expect(complaints({ [post]: ['Text.', text] })).toEqual([`  ${post}:10:${column}: “${address}” ${found}`, `      ${remedy}`])
  }
})

it('takes no code, comment or word of a link for an address in the text', () => {
  const address = 'http://localhost:3000/services'
  expect(
    complaints({ [post]: ['Text.', `\`${address}\`, [${address}](/services)\n\n<!-- ${address} -->\n\n    ${address}\n\n\`\`\`\n${address}\n\`\`\``] }),
  ).toEqual([])
  expect(complaints({ [post]: ['Text.', 'See https://example.com/x, hello@example.com and 10 // 2.'] })).toEqual([])
})

it('reports http links', () => {
  expect(complaints({ [post]: ['Text.', '[a](http://example.com/x)'] })).toEqual([
    `  ${post}:10:5: “http://example.com/x” is not encrypted`,
    '      Write “https://example.com/x”, if the site has that.',
  ])
})

it.each(['http:/example.com/x', 'https:/example.com/x', 'https:example.com/x'])('reports %s, which browsers look for on this site', (address) => {
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([`  ${post}:10:5: “${address}” lacks a slash`, '      Write “https://example.com/x”.'])
})

it.each(['ftp://example.com/x', 'javascript:x', 'data:text/plain,x'])('reports a link that pages leave out, %s', (address) => {
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([
    `  ${post}:10:5: “${address}” is no link that pages have`,
    '      Write an address that starts with https:, mailto: or tel:.',
  ])
})

it.each(['tel:+912000000000', 'mailto:hello@example.com', 'https://example.com/x', '#intro'])('accepts %s in a post', (address) => {
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([])
})

it.each(['https://example.com/a.png', '//example.com/a.png', 'data:image/png;base64,AAAA'])('reports a picture from elsewhere, %s', (address) => {
  expect(complaints({ [post]: ['Text.', `![A desk](${address})`] })).toEqual([
    `  ${post}:10:11: “${address}” is a picture from elsewhere, which browsers do not show here`,
    '      Put the picture beside the text, and write its file name.',
  ])
})

it('accepts pictures of the origins in BACKEND_PICTURES', () => {
  vi.stubEnv('BACKEND_PICTURES', 'https://pictures.example.com')
  expect(complaints({ [post]: ['Text.', '![A desk](https://pictures.example.com/a.png)'] })).toEqual([])
})

it('allows links to redirects in texts, but not in the menu', () => {
  const moved = { 'content/redirects.json': '[{ "from": "/old", "to": "/work" }]' }
  const linked = { ...moved, [post]: ['Text.', '[a](/old#x)'] as const }
  expect(complaints(linked)).toEqual([])
  expect(movedLinks(readSite(sampleProject(linked), sampleLanguages))).toEqual([
    expect.stringMatching(/^Links that lead to a redirect/),
    `  ${post}:10:5: /old#x is /work now`,
  ])
  // The host, the language and the slash lead to the same redirect.
  expect(complaints({ ...moved, [post]: ['Text.', '[a](/old/#x)'] })).toEqual([])
  for (const address of ['https://monsoon.in/de/old/#x', '/de/old/#x']) {
    expect(complaints({ ...moved, [post]: ['Text.', `[a](${address})`] })[1]).toContain('Write “/work#x”')
  }
  expect(complaints({ ...moved, 'content/menu.json': ['"/services"', '"/old"'] })[0]).toContain('header.0.href: there is no page /old')
})

it('accepts links to files of public/ in every language', () => {
  expect(complaints({ [post]: ['Text.', '[a](/downloads/x.pdf)'], 'public/downloads/x.pdf': '' })).toEqual([])
})

it('reports relative links', () => {
  expect(complaints({ [post]: ['Text.', '[services](services)'] })).toEqual([
    `  ${post}:10:12: “services” is relative to the page that shows it`,
    '      Start it with “/”: “/services”.',
  ])
})

it.each([
  ['www.example.com', 'Write “https://www.example.com”.'],
  ['asha@example.com', 'Write “mailto:asha@example.com”.'],
  ['+91-20-000', 'Write “tel:+91-20-000”.'],
  ['../second-post', 'Write “/practice/second-post”.'],
  ['../second-post/index.md', 'Write “/practice/second-post”.'],
  ['../third-post/index.md', 'Write the path of the page: “/<category>/third-post”.'],
  ['/content/blog/practice/second-post/index.md', 'Write “/practice/second-post”.'],
  ['/practice/second-post/index.de.md', 'Write “/practice/second-post”.'],
  ['/services.html', 'Write “/services”.'],
  ['plan.pdf', 'Put the file into public/, and write “/plan.pdf”.'],
  ['https://www.google.com/url?q=https://example.com/a%3Fb&sa=D', 'Write “https://example.com/a?b”.'],
  ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05', 'Write “https://example.com/a”.'],
  ['https://example.com/a?utm_source=chatgpt.com', 'Write “https://example.com/a”.'],
])('says what to write for %s', (address, remedy) => {
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })[1]).toBe(`      ${remedy}`)
})

it.each(['https://', 'http://[bad', 'https://exa%mple.com', '//'])('reports an invalid address, %s', (address) => {
  expect(complaints({ [post]: ['Text.', `[a](${address})`] })).toEqual([
    `  ${post}:10:5: “${address}” is not a complete address`,
    '      Write one such as https://example.com/page, or the path of a page, such as /services.',
  ])
})

it('reports a missing logo', () => {
  expect(complaints({ 'content/partners.json': ['[]', '[{ "key": "acme", "logo": "/acme.svg" }]'] }).filter((line) => line.includes('acme.svg'))).toEqual([
    '  content/partners.json:1:27 0.logo: there is no picture public/acme.svg',
  ])
})

it('reports a missing picture of a post', () => {
  expect(complaints({ [post]: ['Text.', '![A chart](/chart.png)'] })).toEqual([
    `  ${post}:10:12: there is no picture public/chart.png`,
    '      Put the picture there, or correct the address.',
  ])
  for (const use of ['![A chart][chart]', '![A [large] chart][chart]', '![Chart][]', '![chart]']) {
    expect(complaints({ [post]: ['Text.', `${use}\n\n[chart]: /chart.png "2026"`] })).toEqual([
      expect.stringMatching(/:12:10: there is no picture public\/chart\.png$/),
      expect.any(String),
    ])
  }
  expect(complaints({ [post]: ['Text.', 'What [we do][our work].\n\n[our work]: /servises'] })[0]).toContain(':12:13: there is no page /servises')
  expect(complaints({ [post]: ['Text.', 'What [we do][our work].\n\n[our work]: </services>'] })).toEqual([])
  expect(
    complaints({ [post]: ['Text.', '![A chart](/chart.svg)'], 'public/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' }),
  ).toEqual([])
})

// With quadratic time, this text would take minutes.
it('takes linear time for pictures that nothing closes', { timeout: 60_000 }, () => {
  expect(complaints({ [post]: ['Text.', `${'!['.repeat(200_000)}\n\n[work]: /work`] })).toEqual([])
})

it('checks a picture that is a link, and where it leads', () => {
  expect(
    complaints({
      [post]: ['Text.', '[![A chart](/chart.svg)](/nowhere) and [![A chart](/chart.svg) more](/work)'],
      'public/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    }),
  ).toEqual([`  ${post}:10:26: there is no page /nowhere`, expect.any(String)])
  expect(complaints({ [post]: ['Text.', '[![A chart](/chart.png)](/work)'] })).toEqual([
    `  ${post}:10:13: there is no picture public/chart.png`,
    expect.any(String),
  ])
})

it.each([
  ['[[1]](/nowhere)', 'there is no page /nowhere'],
  ['[Kind [of] work](/nowhere)', 'there is no page /nowhere'],
  ['[A \\] bracket](/nowhere)', 'there is no page /nowhere'],
  ['![A chart [2026]](/chart.png)', 'there is no picture public/chart.png'],
  ['[a](https://example.com/A_(b)?c&fbclid=x)', '“https://example.com/A_(b)?c&fbclid=x” carries the tracking of whoever copied it'],
])('checks %s, with brackets in its words or its address', (link, found) => {
  expect(complaints({ [post]: ['Text.', link] })).toEqual([`  ${post}:10:${link.lastIndexOf('](') + 3}: ${found}`, expect.any(String)])
})

it('reads a post with many pictures below a bracket that nothing closes', () => {
  const pictures = '![A chart](/chart.svg)\n\n'.repeat(28)
  const files = { 'public/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' }
  expect(complaints({ ...files, [post]: ['Text.', `Numbers in [0, 1).\n\n${pictures}[here](/nowhere)`] })).toEqual([
    `  ${post}:68:8: there is no page /nowhere`,
    expect.any(String),
  ])
})

it.each(['/Chart.SVG', '/public/chart.svg'])('knows which picture is meant by %s', (address) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
  expect(complaints({ [post]: ['Text.', `![A chart](${address})`], 'public/chart.svg': drawing })).toEqual([
    `  ${post}:10:12: there is no picture public${address}; did you mean “/chart.svg”?`,
    '      Write “/chart.svg”.',
  ])
})

it('reports an SVG that browsers do not show', () => {
  expect(complaints({ [post]: ['Text.', '![A chart](/chart.svg)'], 'public/chart.svg': '<svg viewBox="0 0 4 3"/>' })).toEqual([
    `  ${post}:10:12: public/chart.svg lacks its namespace, so browsers do not show it`,
    '      Write <svg xmlns="http://www.w3.org/2000/svg" … at its beginning.',
  ])
})

it('takes nobody who speaks for the address of a link', () => {
  expect(complaints({ [post]: ['Text.', '[Q]: How do you work?'] })).toEqual([])
})

it('reports a picture of a post without readable size', () => {
  expect(complaints({ [post]: ['Text.', '![A chart](/chart.svg)'], 'public/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })).toEqual([
    `  ${post}:10:12: public/chart.svg has no readable size`,
    '      Save it again as JPEG, PNG, WebP or AVIF; an SVG needs a viewBox, or width and height in pixels.',
  ])
})

it('ignores other sites, fragments, mail addresses and code', () => {
  const text = '[a](https://example.com/x) [b](#top) [c](mailto:a@example.com) `[d](/nowhere)`\n\n```md\n[e](/nowhere)\n```'
  expect(complaints({ [post]: ['Text.', text] })).toEqual([])
})

it('reports nothing if the list of pages cannot be read', () => {
  const lines = complaints({ [slides]: ['"/services"', '"/elsewhere"'], 'content/projects.json': '{' })
  expect(lines.filter((line) => line.includes('heroSlides'))).toEqual([])
})

it.each(['acme corp.svg', 'müller.svg'])('reports the logo %s, whose size would be unknown to the page', (name) => {
  const logo = {
    [`public/${name}`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    'content/partners.json': ['[]', `[{ "key": "acme", "logo": "/${name}" }]`] as const,
  }
  expect(complaints(logo).filter((line) => line.includes(name))).toEqual([`  content/partners.json:1:27 0.logo: public/${name} cannot be shown by this name`])
})
