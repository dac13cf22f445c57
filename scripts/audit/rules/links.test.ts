import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { links } from './links'

const files = { '/work.html': document(), '/de/work.html': document(), '/paper.pdf': '' }
const check = (link: string, url = '/page') => links.check(...samplePage(document(link), { url, files }))

it('reports broken links, and the target of a host’s redirect', () => {
  expect(check('<map name="a"><area href="/nowhere" alt="x"></map>')).toHaveLength(1)
  expect(check('<a href="/nowhere">x</a>')).toEqual([{ found: 'a link to /nowhere, where there is nothing', expected: 'the address of a page' }])
  expect(check('<a href="/100%">x</a>')[0]?.found).toBe('a link to /100%, where there is nothing')
  expect(check('<a href="/work/">x</a>')).toEqual([{ found: 'a link to /work/, where there is nothing', expected: 'the address of a page: /work' }])
  expect(check('<a href="/work.html">x</a>')[0]?.expected).toBe('the address of a page: /work')
})

it.each(['<a href="#">x</a>', '<a href="">x</a>', '<a>x</a>'])('reports %s, which has no target', (link) => {
  expect(check(link)).toEqual([expect.objectContaining({ expected: 'an address; what only does something is a <button>' })])
})

it('accepts links to redirects', () => {
  const moved = '<html><head><meta http-equiv="refresh" content="0; url=/work"></head></html>'
  const [page, site] = samplePage(document('<a href="/old">x</a>'), { url: '/page', files: { '/old.html': moved } })
  expect(links.check(page, site)).toEqual([])
})

it('reports links to another language', () => {
  expect(check('<a href="/work">x</a>', '/de/page')).toEqual([
    { found: 'a link to /work, which is in “en”', expected: 'the same page in “de”, or hreflang="en"' },
  ])
  expect(check('<a href="/de/work" hreflang="ja">x</a>')).toEqual([
    { found: 'a link to /de/work, which is in “de”', expected: 'the same page in “en”, or hreflang="de"' },
  ])
})

it('reports links to an alias, and to a page that is not listed', () => {
  const others = { '/alias.html': document('', { url: '/work' }), '/thanks.html': document('').replace('index, follow', 'noindex, follow') }
  const found = (href: string, url = '/page') =>
    links.check(...samplePage(document(`<a href="${href}">x</a>`, { url }), { url: '/page', files: { ...files, ...others } }))
  expect(found('/alias?category=a')).toEqual([{ found: 'a link to /alias?category=a, whose canonical address is another', expected: '/work' }])
  expect(found('/thanks')).toEqual([{ found: 'a link to /thanks, which search engines are not to list', expected: 'a page for visitors' }])
  // The rule “canonical” reports these.
  const odd = { '/none.html': document('').replace('rel="canonical"', ''), '/away.html': document('').replace('https://site.test/', 'https://else.test/') }
  expect(links.check(...samplePage(document('<a href="/none">x</a><a href="/away">y</a>', { url: '/page' }), { files: odd }))).toEqual([])
  // An alias leads to the aliases in other languages.
  expect(found('/alias', '/work')).toEqual([])
})

it('accepts links to an untranslated page, whose canonical address is that of the original', () => {
  const untranslated = { '/de/work.html': document('', { url: '/work' }) }
  expect(
    links.check(...samplePage(document('<a href="/de/work">x</a>', { url: '/de/page' }), { url: '/de/page', files: { ...files, ...untranslated } })),
  ).toEqual([])
})

it('reports unsafe links to other sites, and invalid addresses', () => {
  expect(check('<a href="http://else.test/">x</a>')).toHaveLength(1)
  expect(check('<a href="https://else.test/" target="_blank">x <i class="visually-hidden">(new tab)</i></a>')).toEqual([
    { found: 'target="_blank" to https://else.test/', expected: 'rel="noopener" with it' },
  ])
  expect(check('<a href="https://else.test/" target="_blank" rel="noopener">x</a>')).toEqual([
    { found: 'target="_blank" to https://else.test/, unannounced', expected: 'the <NewTabLink> of components/text/' },
  ])
  expect(check('<a href="mailto:nobody">x</a><a href="tel:123">y</a>')).toHaveLength(2)
})

it.each(['here', 'Read more …', 'Hier klicken', 'こちら', '<img src="/a.svg" alt="">more »'])(
  'reports the text “%s”, which does not say where the link leads',
  (text) => {
    expect(check(`<a href="/work">${text}</a>`)).toEqual([expect.objectContaining({ expected: 'where it leads' })])
    expect(check(`<a href="/work" aria-label="Our work">${text}</a><a href="/work">${text} about our work</a>`)).toEqual([])
  },
)

it('reports a phone number or mail address that is not the one of its text', () => {
  expect(check('<a href="tel:+912000000001">+91 20 0000 0002</a>')).toEqual([
    { found: 'a link to tel:+912000000001 with the text “+91 20 0000 0002”', expected: 'the same in both' },
  ])
  expect(check('<a href="tel:+912000000001">０２０－００００－０００２</a>')).toHaveLength(1)
  expect(check('<a href="mailto:a@site.test">b@site.test</a>')).toHaveLength(1)
  const same =
    '<a href="tel:+912000000001">Call 020 0000 0001</a><a href="tel:+498912345678">+49 (0)89 1234-5678</a><a href="tel:+912000000001">０２０－００００－０００１</a>'
  expect(
    check(`${same}<a href="tel:+912000000001">Call us</a><a href="mailto:a@site.test">a@<wbr>site.test</a><a href="mailto:a@site.test">Write</a>`),
  ).toEqual([])
})

it.each(['https://localhost:3000/', 'https://127.0.0.1/', 'https://intranet/x', 'https://'])('reports %s, which visitors cannot reach', (href) => {
  expect(check(`<a href="${href}">x</a>`)).toHaveLength(1)
})

it('reports a link within the site that search engines are not to follow', () => {
  expect(check('<a href="/work" rel="noopener nofollow">x</a>')).toEqual([expect.objectContaining({ found: 'rel="nofollow" to /work, which is our own' })])
  expect(check('<a href="https://else.test/" rel="nofollow">x</a>')).toEqual([])
})

it.each(['/work?utm_source=home', '/work?category=a&amp;utm_campaign=b', 'https://site.test/work?gclid=1'])(
  'reports %s, with parameters of a campaign',
  (href) => {
    expect(check(`<a href="${href}">x</a>`)).toEqual([expect.objectContaining({ expected: 'the address without them' })])
  },
)

it('accepts links to pages, files, other sites, mail and phone, and the language switcher', () => {
  const targets = ['/work?category=a#b', '#x', '/paper.pdf', 'https://else.test/', 'mailto:a@site.test', 'tel:+912000000000']
  expect(check(targets.map((href) => `<a href="${href}">x</a>`).join(''))).toEqual([])
  expect(check('<a href="https://else.test/?utm_source=us" target="_blank" rel="noreferrer">x <i class="visually-hidden">(new tab)</i></a>')).toEqual([])
  expect(check('<a href="https://else.test/" target="_blank" rel="noopener" data-embed="x">x</a>')).toEqual([])
  expect(check('<a href="/de/work" hreflang="de">x</a>')).toEqual([])
})
