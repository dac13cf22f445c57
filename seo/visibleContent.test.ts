import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentMethod, visibleContent } from './visibleContent'

const page = ({ title = 'Services', description = 'What we do', main = '<p>Text</p>', around = '', head = '' } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}"/>${head}</head>` +
  `<body>${around}<main id="_content">${main}</main><footer>© 2026</footer></body></html>`
const original = {
  main: '<div data-island="Carousel" data-props="{&quot;a&quot;:&quot;x > y&quot;}" class="sc-a b"><h2 id="x" class="c">Heading</h2><a class="d" href="/work">Work &amp; more</a><img src="/assets/art/erp.1a2b3c.svg" alt="Three sparks" width="8"/></div>',
}
const contentOf = (over: Parameters<typeof page>[0] = {}) => visibleContent(page({ ...original, ...over }))
const edited = (from: string | RegExp, to: string) => contentOf({ main: original.main.replace(from, to) })

describe('changes with', () => {
  it.each([
    ['a word', 'Heading', 'Heading two'],
    ['the language of a word', 'Heading', '<span lang="de">Heading</span>'],
    ['the level of a heading', /h2/g, 'h3'],
    ['the target of a link', '/work', '/services'],
    ['a picture', 'erp.1a2b3c', 'exam-prep.1a2b3c'],
    ['an alternative text', 'Three sparks', 'Two sparks'],
    ['the order of parts', /(<h2.*<\/h2>)(<a .*<\/a>)/, '$2$1'],
  ])('%s', (_, from, to) => expect(visibleContent(page({ main: original.main.replace(from, to) }))).not.toBe(contentOf()))

  it.each(['poster', 'aria-label', 'placeholder'])('the %s of an element', (name) => {
    const [one, other] = ['one', 'other'].map((value) => contentOf({ main: `${original.main}<i ${name}="${value}"></i>` }))
    expect(one).not.toBe(other)
  })

  it('the title and the description', () => {
    expect(contentOf({ title: 'Our services' })).not.toBe(contentOf())
    expect(contentOf({ description: 'All we do' })).not.toBe(contentOf())
  })
})

describe('does not change with', () => {
  it.each([
    ['other classes', 'sc-a b', 'sc-z b'],
    ['the hash of a picture', '1a2b3c', '999999'],
    ['the props of an island', 'x > y', 'x'],
    ['an anchor', 'id="x"', 'id="y"'],
    ['a line break opportunity', 'Heading', 'Head<wbr>ing'],
    ['hyphenation', 'Heading', 'Head\u00ADing'],
    ['words that are kept whole', 'Heading', '<span class="k">Heading</span>'],
    ['a layout of its own', /(<h2.*<\/h2>)/, '<div class="grid">$1</div>'],
    ['how the code writes a text', 'Work &amp;', 'Work <!-- -->&amp;'],
    ['white space', 'Work &amp;', 'Work\n  &amp;'],
  ])('%s', (_, from, to) => expect(edited(from, to)).toBe(contentOf()))

  it('the call to action, but with what follows it', () => {
    const call = (text: string, after = '') =>
      contentOf({ main: `${original.main}<section class="a" aria-labelledby="call-title"><h2>${text}</h2></section>${after}` })
    expect(call('Write to us')).toBe(contentOf())
    expect(call('Write to us', '<section>More</section>')).not.toBe(contentOf())
  })

  it('the layout, scripts, styles and drawings', () => {
    expect(contentOf({ around: '<header>New menu</header>', head: '<script>1</script><style>a{}</style>' })).toBe(contentOf())
    expect(contentOf({ main: `${original.main}<script>1</script><svg><path d="m0"/></svg>` })).toBe(contentOf())
  })
})

it('has the same result as for published sites; otherwise increase contentMethod', () => {
  const fingerprint = createHash('sha256').update(contentOf()).digest('hex').slice(0, 12)
  expect({ contentMethod, fingerprint }).toMatchInlineSnapshot(`
    {
      "contentMethod": 3,
      "fingerprint": "4595eda7974f",
    }
  `)
})
