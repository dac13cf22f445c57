import { describe, expect, it } from 'vitest'
import { describeLostPages, findRenamed } from '../seo/lostPages'
import { complaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { lostPages } from './lostPages'
import { readSite } from './readSite'

const file = 'content/redirects.json'
const redirects = (...pairs: [from: string, to: string][]) => JSON.stringify(pairs.map(([from, to]) => ({ from, to })))
const check = (...pairs: [from: string, to: string][]) => complaints({ [file]: redirects(...pairs) })

describe('a redirect', () => {
  it('is valid from a missing page to an existing one', () => {
    expect(check(['/old', '/services'], ['/practice/zeroth-post', '/practice/first-post'], ['/team', '/'])).toEqual([])
  })

  it.each([
    [['/services', '/work'], '0.from: /services is a page', 'Remove this redirect, or the page; nobody could see it.'],
    [
      ['/Services', '/work'],
      '0.from: /Services differs from the page /services in capitals only',
      'Remove this redirect: hosts that do not tell them apart would send visitors of that page round for ever.',
    ],
    [['/ja/old', '/work'], '0.from: “/ja/old” starts with a language', 'Write “/old”: it moves in every language.'],
    [['/Assets/old', '/work'], '0.from: /Assets is a folder of the built site, or the server’s', 'Name the address of a page that there was.'],
    [['/assets/old', '/work'], '0.from: /assets is a folder of the built site, or the server’s', 'Name the address of a page that there was.'],
    [['/index', '/'], '0.from: “/index” does not fit', 'It must be the address of a page: the redirect’s own page would take the place of index.html.'],
    [['/old', '/wrok'], '0.to: there is no page /wrok; did you mean “/work”?', 'Write “/work”.'],
    [['/old', '/nowhere'], '0.to: there is no page /nowhere', 'Write the path of a page, such as /services.'],
    [['/old', '/de/work'], '0.to: “/de/work” starts with a language', 'Write “/work”: each language leads to its own.'],
    [['/old', '/old'], '0.to: from /old it is a redirect loop', 'Write the final page.'],
  ] as const)('%j', ([from, to], found, remedy) => {
    expect(check([from, to])).toEqual([expect.stringContaining(`${file}:1:`), `      ${remedy}`])
    expect(check([from, to])[0]).toContain(found)
  })

  it.each(['old', '/old/', '/old.html', '/old?x=1', 'https://example.com/old', '/./old', '/a//b'])('from %s is rejected', (from) => {
    expect(check([from, '/work']).join('\n')).toMatch(/0\.from: .*\n.*must be a path such as|0\.from: .*must be a path such as/)
  })

  it('in several steps is reported with its final target', () => {
    const findings = check(['/a', '/b'], ['/b', '/c'], ['/c', '/services']).join('\n')
    expect(findings).toContain('0.to: /b is redirected itself\n      Write “/services”, where that leads')
    expect(findings).toContain('1.to: /c is redirected itself\n      Write “/services”')
    expect(findings).not.toContain('2.')
  })

  it('in or into a loop is reported', () => {
    const findings = check(['/into', '/a'], ['/a', '/b'], ['/b', '/a']).join('\n')
    for (const [index, from] of ['/into', '/a', '/b'].entries()) expect(findings).toContain(`${index}.to: from ${from} it is a redirect loop`)
  })

  it('is unique for each address', () => {
    expect(check(['/a', '/work'], ['/a', '/services']).join('\n')).toContain('duplicate from "/a"')
  })
})

describe('pages of the last build that are gone', () => {
  const built = (...addresses: string[]) => ({
    'dist/client/lastmod.json': JSON.stringify({
      method: 1,
      pages: Object.fromEntries(addresses.map((address) => [address, ['print']])),
      redirects: ['/older'],
    }),
  })
  const lost = (changes: Parameters<typeof sampleProject>[0]) => lostPages(readSite(sampleProject(changes), sampleLanguages))

  it('are reported once for all languages, with the line to add', () => {
    const before = built('/', '/services', '/services/gone', '/ja/services/gone', '/practice/frist-post', '/404', '/ja/404')
    expect(lost({ ...before, [file]: redirects(['/older', '/work']) })).toEqual([
      '2 pages of the last build are gone without redirects. If they were published, add them:',
      '  npm run new -- redirect --from /services/gone --to /services',
      '  npm run new -- redirect --from /practice/frist-post --to /practice/first-post',
    ])
  })

  it('lead to the new page that shows the same in one language at least, however it is called', () => {
    const prints = { '/practice/one': '1', '/de/practice/one': '2', '/practice/two': '3', '/practice': '4' }
    const before = { method: 1, pages: Object.fromEntries(Object.entries(prints).map(([address, print]): [string, [string]] => [address, [print]])) }
    const contents = { '/practice/first-of-all': '1 edited', '/de/practice/first-of-all': '2', '/practice': '4', '/practice/another': '5' }
    const gone = ['/practice/one', '/practice/two']
    const renamed = findRenamed(gone, before, contents)
    expect(describeLostPages(gone, Object.keys(contents), renamed).slice(1)).toEqual([
      '  npm run new -- redirect --from /practice/one --to /practice/first-of-all',
      '  npm run new -- redirect --from /practice/two --to /practice',
    ])
  })

  it('lead a post that has moved to its other category', () => {
    expect(lost({ ...built('/', '/former/second-post', '/former'), [file]: redirects(['/older', '/work'], ['/former', '/practice']) })).toEqual([
      expect.any(String),
      '  npm run new -- redirect --from /former/second-post --to /practice/second-post',
    ])
  })

  it('are reported in one line for a renamed category', () => {
    const before = built('/', '/former', '/former/first-post', '/former/second-post', '/former/gone')
    expect(lost({ ...before, [file]: redirects(['/older', '/work']) })).toEqual([
      expect.any(String),
      '  npm run new -- redirect --from /former --to /practice --below yes',
      '  npm run new -- redirect --from /former/gone --to /',
    ])
  })

  it('lead to the blog from a removed category', () => {
    const before = { ...built('/', '/former', '/former/gone'), 'pages/blog/+Page.tsx': '', 'pages/blog/+data.ts': '' }
    expect(lost({ ...before, [file]: redirects(['/older', '/work']) })).toEqual([
      expect.any(String),
      '  npm run new -- redirect --from /former --to /blog',
      '  npm run new -- redirect --from /former/gone --to /blog',
    ])
  })

  it('lead to no folder that has only one page of the same name, and to no list that is gone itself', () => {
    const before = built('/', '/former', '/former/first-post', '/former/gone', '/former/lost')
    expect(lost({ ...before, [file]: redirects(['/older', '/work']) })).toEqual([
      expect.any(String),
      '  npm run new -- redirect --from /former --to /',
      '  npm run new -- redirect --from /former/first-post --to /practice/first-post',
      '  npm run new -- redirect --from /former/gone --to /',
      '  npm run new -- redirect --from /former/lost --to /',
    ])
    const pages = ['/', '/blog', '/practice', '/practice/chatbots']
    expect(describeLostPages(['/services', '/services/chatbots', '/services/agents', '/services/apps'], pages).slice(1)).toEqual([
      '  npm run new -- redirect --from /services --to /',
      '  npm run new -- redirect --from /services/chatbots --to /practice/chatbots',
      '  npm run new -- redirect --from /services/agents --to /',
      '  npm run new -- redirect --from /services/apps --to /',
    ])
    expect(describeLostPages(['/career', '/career/tester', '/what-we-do', '/what-we-do/apps'], pages).slice(1)).toEqual([
      '  npm run new -- redirect --from /career --to /',
      '  npm run new -- redirect --from /career/tester --to /',
      '  npm run new -- redirect --from /what-we-do --to /',
      '  npm run new -- redirect --from /what-we-do/apps --to /',
    ])
  })

  it('include former redirects', () => {
    expect(lost(built('/'))).toEqual([expect.any(String), '  npm run new -- redirect --from /older --to /'])
  })

  it('are reported in one line for a withdrawn language', () => {
    const before = built('/', '/fr', '/fr/404', '/fr/services', '/fr/work', '/fr/gone')
    expect(lost({ ...before, [file]: redirects(['/older', '/work']) })).toEqual([
      '4 pages of the last build are gone without redirects. If they were published, add them:',
      '  npm run new -- redirect --from /fr --to / --below yes',
      '  npm run new -- redirect --from /fr/gone --to /',
    ])
    const all = JSON.stringify([
      { from: '/older', to: '/work' },
      { from: '/fr', to: '/', below: true },
    ])
    expect(lost({ ...before, [file]: all })).toEqual([expect.any(String), expect.stringContaining('--from /fr/gone ')])
    expect(complaints({ [file]: all })).toEqual([])
  })

  it('are not reported if they redirect, or without a readable build', () => {
    expect(lost({ ...built('/gone', '/de/gone'), [file]: redirects(['/gone', '/work'], ['/older', '/work']) })).toEqual([])
    expect(lost({})).toEqual([])
    expect(lost({ 'dist/client/lastmod.json': '{' })).toEqual([])
  })
})
