import { describe, expect, it } from 'vitest'
import { describeChange } from './describeChange'
import { groupChanges, titleOf } from './groupChanges'
import { printChanges } from './printChanges'
import { readTexts } from './readTexts'

const page = ({ title = 'Work', style = 'a{}', main = '<h1>Work</h1><p>One <b>two</b></p>', footer = '© 2026', script = '/assets/entry.aaaaaaaa.js' } = {}) =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="'sha256-${style.length}='"><title>${title}</title>` +
  `<meta name="description" content="What we do"/><style>${style}</style><script>run()</script></head>` +
  `<body><main class="c1">${main}</main><footer>${footer}</footer><script src="${script}" type="module" async></script></body></html>`
const change = (after: Parameters<typeof page>[0], address = '/work', before = page()) => describeChange({ address, before, after: page(after) })

describe('describeChange', () => {
  it('finds no difference between equal pages', () => expect(change({})).toBeUndefined())

  it('pairs changed lines, including title and footer', () => {
    expect(change({ main: '<h1>Work</h1><p>One <b>three</b></p>', title: 'Our work', footer: '© 2027' })?.lines).toEqual([
      { before: ['Title: Work'], after: ['Title: Our work'] },
      { before: ['One two', '© 2026'], after: ['One three', '© 2027'] },
    ])
  })

  it('lists added and removed lines', () => {
    expect(change({ main: '<h1>Work</h1><p>One <b>two</b></p><p>More</p>' })).toMatchObject({ kind: 'text', lines: [{ before: [], after: ['More'] }] })
    expect(change({ main: '<h1>Work</h1>' })).toMatchObject({ kind: 'text', lines: [{ before: ['One two'], after: [] }] })
  })

  it('reports a changed link or picture as content, not as text', () => {
    const linked = (href: string) => ({ main: `<h1>Work</h1><p><a href="${href}">One</a></p>` })
    expect(change(linked('/b'), '/work', page(linked('/a')))).toMatchObject({ kind: 'content', lines: [] })
  })

  it('names changed parts that only browsers read', () => {
    expect(change({ script: '/assets/entry.bbbbbbbb.js' })).toMatchObject({ kind: 'technical', parts: ['address of the script'] })
    const preloading = (chunk: string) => page().replace('</head>', `<link rel="modulepreload" href="/assets/chunks/${chunk}.js"></head>`)
    expect(describeChange({ address: '/', before: preloading('aa'), after: preloading('bb') })).toMatchObject({ parts: ['address of the script'] })
    expect(change({ style: 'a{color:red}' })).toMatchObject({ kind: 'technical', parts: ['styles'] })
    expect(describeChange({ address: '/', before: page(), after: page().replace('c1', 'c2') })).toMatchObject({ kind: 'technical', parts: ['classes'] })
  })

  it('reports added and removed pages', () => {
    expect(describeChange({ address: '/', before: undefined, after: page() })?.kind).toBe('added')
    expect(describeChange({ address: '/', before: page(), after: undefined })?.kind).toBe('removed')
  })
})

describe('groupChanges', () => {
  const footer = ['/a', '/b', '/c'].flatMap((address) => change({ footer: '© 2027' }, address) ?? [])
  const script = ['/d', '/e'].flatMap((address) => change({ script: '/x.js' }, address) ?? [])
  const real = [change({ main: '<h1>Works</h1><p>One <b>two</b></p>' }, '/f')].flatMap((each) => each ?? [])

  it('groups equal changes, those of single pages first', () => {
    const groups = groupChanges([...script, ...footer, ...real])
    expect(groups.map(titleOf)).toEqual(['1 page: text', '3 pages: text', '2 pages: nothing visible; only address of the script'])
    expect(groups.map(({ pages }) => pages.map(({ address }) => address))).toEqual([['/f'], ['/a', '/b', '/c'], ['/d', '/e']])
  })

  it('separates a change common to many pages from other changes of one of them', () => {
    const many = Array.from({ length: 10 }, (_, index) => change({ footer: '© 2027', title: index === 3 ? 'Our work' : 'Work' }, `/${index}`)).flatMap(
      (each) => each ?? [],
    )
    const groups = groupChanges(many)
    expect(groups.map(({ pages, change: { lines } }) => [pages.length, lines])).toEqual([
      [1, [{ before: ['Title: Work'], after: ['Title: Our work'] }]],
      [10, [{ before: ['© 2026'], after: ['© 2027'] }]],
    ])
    expect(printChanges(groups, 'before')).toMatch(/^10 pages differ/)
  })

  it('counts a page once where the same change is in it twice, such as a link of the menu and of the footer', () => {
    const twice = (text: string) => ({ main: `<nav>${text}</nav><p>Work</p>`, footer: text })
    const many = Array.from({ length: 10 }, (_, index) => change(twice('Jobs'), `/${index}`, page(twice('Careers')))).flatMap((each) => each ?? [])
    expect(groupChanges(many).map(({ pages, change: { lines } }) => [pages.length, lines])).toEqual([[10, [{ before: ['Careers'], after: ['Jobs'] }]]])
    expect(groupChanges(many.slice(0, 6)).map(titleOf)).toEqual(['6 pages: text'])
  })

  const print = (before: string, after: string) =>
    printChanges(groupChanges([change({ main: after }, '/long', page({ main: before }))].flatMap((each) => each ?? [])), 'the build of yesterday').split('\n')

  it('counts the places that it does not list', () => {
    const places = (word: string, count: number) => Array.from({ length: count }, (_, index) => `<p>${word} ${index}</p><hr><p>${index}</p>`).join('')
    const last = (count: number) => print(places('here', count), places('then', count)).at(-1)
    expect([5, 6, 7].map(last)).toEqual(['    + then 4', '    … and 1 more place', '    … and 2 more places'])
  })

  it('prints groups for a terminal, cutting long lines around the difference', () => {
    const long = (word: string) => `<p>${'a long text '.repeat(20)}${word} ends</p>`
    const [title, none, group, address, before, after] = print(long('here'), long('then'))
    expect([title, none, group, address]).toEqual(['1 page differs from the build of yesterday.', '', '1 page: text', '  /long'])
    expect([before, after]).toEqual([expect.stringMatching(/^ {4}- ….*here ends$/), expect.stringMatching(/^ {4}\+ ….*then ends$/)])
    expect(print('𠮷'.repeat(70), '𠮷'.repeat(190)).at(-1)).toBe(`    + …${'𠮷'.repeat(120)}…`)
    expect(printChanges([], 'the build of yesterday')).toBe('No page differs from the build of yesterday.')
  })
})

it('reads texts as shown: lines of blocks and code, alternative texts, no icons or scripts', () => {
  const html = page({
    main: '<h1>A<br>B</h1><p>One &amp;\n <em>two</em><svg><text>no</text></svg></p><img src="/x.svg" alt="Three"><pre><code>x\n  y</code></pre><script>no</script>',
  })
  expect(readTexts(html)).toEqual(['Title: Work', 'Description: What we do', 'A', 'B', 'One & two', '[picture: Three]', 'x', 'y', '© 2026'])
})
