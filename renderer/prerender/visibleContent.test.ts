import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentMethod, visibleContent } from './visibleContent'

const page = ({ title = 'Services', description = 'What we do', main = '<p>Text</p>', around = '', head = '' } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}"/>${head}</head>` +
  `<body>${around}<main id="content" tabindex="-1">${main}</main><footer>© 2026</footer></body></html>`
const original = {
  main: '<div data-island="Carousel" data-props="{&quot;a&quot;:&quot;x > y&quot;}" class="sc-a b"><h2 id="x" class="c">Heading</h2><a class="d" href="/work">Work &amp; more</a><img src="/assets/art/erp.1a2b3c4d.svg" alt="Three sparks" width="8"/></div>',
}
const seen = (over: Parameters<typeof page>[0] = {}) => visibleContent(page({ ...original, ...over }))
const edited = (from: string, to: string) => seen({ main: original.main.replace(from, to) })

describe('is another one', () => {
  it.each([
    ['a word', 'Heading', 'Heading two'],
    ['the level of a heading', /h2/g, 'h3'],
    ['where a link leads', '/work', '/services'],
    ['a picture', 'erp.1a2b3c4d', 'exam-prep.1a2b3c4d'],
    ['what a picture shows', 'Three sparks', 'Two sparks'],
    ['the order of parts', /(<h2.*<\/h2>)(<a .*<\/a>)/, '$2$1'],
  ])('with %s', (_, from, to) => expect(visibleContent(page({ main: original.main.replace(from, to) }))).not.toBe(seen()))

  it('with the title, and with what search results show', () => {
    expect(seen({ title: 'Our services' })).not.toBe(seen())
    expect(seen({ description: 'All we do' })).not.toBe(seen())
  })
})

describe('stays the same', () => {
  it.each([
    ['other classes', 'sc-a b', 'sc-z b'],
    ['the same picture, drawn in another way', '1a2b3c4d', '99999999'],
    ['an island that starts with something else', 'x > y', 'x'],
    ['an anchor', 'id="x"', 'id="y"'],
    ['a place where the heading may break', 'Heading', 'Head<wbr>ing'],
    ['white space', 'Work &amp;', 'Work\n  &amp;'],
  ])('with %s', (_, from, to) => expect(edited(from, to)).toBe(seen()))

  it('whatever surrounds it', () => {
    expect(seen({ around: '<header>New menu</header>', head: '<script>1</script><style>a{}</style>' })).toBe(seen())
    expect(seen({ main: `${original.main}<script>1</script><svg><path d="m0"/></svg>` })).toBe(seen())
  })
})

it('does so in the way that published sites are compared by: with another result, contentMethod has to be another number', () => {
  const fingerprint = createHash('sha256').update(seen()).digest('hex').slice(0, 12)
  expect({ contentMethod, fingerprint }).toMatchInlineSnapshot(`
    {
      "contentMethod": 1,
      "fingerprint": "18d7d6bb9a58",
    }
  `)
})
